package uniboard.binding;

import java.util.List;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/** Markdown with pictures of boards: {@code ![name]}. */
final class Markdown {
    private static final Parser PARSER = Parser.builder().extensions(List.of(TablesExtension.create()))
        .includeSourceSpans(IncludeSourceSpans.BLOCKS).build();

    private Markdown() {
    }

    /** @param figures the names of boards and drawings; others stay text */
    static Node read(String text, Set<String> figures) {
        StringBuilder definitions = new StringBuilder("\n\n");
        for (String name : figures) definitions.append('[').append(name).append("]: ").append(name).append('\n');
        return PARSER.parse(text + definitions);
    }

    /** Where a block begins, from 1. */
    static int line(Node block) {
        return block.getSourceSpans().isEmpty() ? 0 : block.getSourceSpans().get(0).getLineIndex() + 1;
    }

    /** Whether nothing but an image stands in a paragraph. */
    static boolean isImage(Node paragraph) {
        return paragraph.getFirstChild() instanceof Image && paragraph.getFirstChild() == paragraph.getLastChild();
    }
}
