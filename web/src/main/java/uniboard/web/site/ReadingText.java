package uniboard.web.site;

import java.util.List;
import uniboard.stage.kit.AccessibilityTree.Block;

/** What is read on a page, as HTML. */
final class ReadingText {
    private ReadingText() {
    }

    /** Paragraphs one after another, those of a list together. */
    static String html(List<Block> blocks) {
        StringBuilder html = new StringBuilder();
        boolean inList = false;
        for (Block block : blocks) {
            boolean isItem = block.kind() == Block.Kind.ITEM;
            if (isItem != inList) html.append(isItem ? "<ul>\n" : "</ul>\n");
            inList = isItem;
            html.append(element(tag(block.kind()), block.text()));
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
