package uniboard.web.site;

import java.util.List;
import java.util.function.IntFunction;
import uniboard.stage.kit.AccessibilityTree.Block;

/** What is read on a page, as HTML. */
final class ReadingText {
    private ReadingText() {
    }

    /**
     * What a paragraph has beside its words.
     *
     * @param id     by which an address leads there; empty if none does
     * @param end    HTML after the words, in their line
     * @param folded HTML below them
     */
    record Addressed(String id, String end, String folded) {
        static final Addressed NOTHING = new Addressed("", "", "");
    }

    /** Paragraphs one after another, those of a list together. */
    static String html(List<Block> blocks) {
        return html(blocks, paragraph -> Addressed.NOTHING);
    }

    /** @param addresses of the paragraphs, by their number from 0 */
    static String html(List<Block> blocks, IntFunction<Addressed> addresses) {
        StringBuilder html = new StringBuilder();
        boolean inList = false;
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            Addressed addressed = addresses.apply(i);
            boolean isItem = block.kind() == Block.Kind.ITEM;
            if (isItem != inList) html.append(isItem ? "<ul>\n" : "</ul>\n");
            inList = isItem;
            String tag = tag(block.kind());
            html.append('<').append(tag);
            if (!addressed.id.isEmpty()) html.append(" id=\"").append(addressed.id).append('"');
            html.append('>').append(Template.escaped(block.text())).append(addressed.end);
            // A paragraph can't hold what is folded, and a list nothing but items.
            if (isItem) html.append(addressed.folded);
            html.append("</").append(tag).append(">\n");
            if (!isItem) html.append(addressed.folded);
        }
        return html.append(inList ? "</ul>\n" : "").toString();
    }

    /** An element with words, on a line of its own. */
    static String element(String tag, String words) {
        return '<' + tag + '>' + Template.escaped(words) + "</" + tag + ">\n";
    }

    private static String tag(Block.Kind kind) {
        return switch (kind) {
            case TITLE -> "h2";
            case HEADING -> "h3";
            case PARAGRAPH -> "p";
            case ITEM -> "li";
            case NOTE -> "blockquote";
        };
    }
}
