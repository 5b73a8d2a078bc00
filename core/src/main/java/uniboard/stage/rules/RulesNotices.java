package uniboard.stage.rules;

import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.Outline.Block;

/** Reads a Markdown text of headings, paragraphs, tables and preformatted parts as blocks; its main title is left out. */
final class RulesNotices {
    private static final String FENCE = "```";

    private final List<Block> blocks = new ArrayList<>();
    private final StringBuilder paragraph = new StringBuilder();
    private boolean fenced;
    private boolean belowTableHead;

    private RulesNotices() {
    }

    static List<Block> read(String markdown) {
        RulesNotices notices = new RulesNotices();
        for (String line : markdown.split("\n")) notices.line(line.trim());
        notices.endParagraph();
        return List.copyOf(notices.blocks);
    }

    private void line(String line) {
        if (line.startsWith(FENCE)) {
            fenced = !fenced;
            endParagraph();
        } else if (line.isEmpty()) {
            endParagraph();
            belowTableHead = false;
        } else if (!fenced && line.startsWith("#")) {
            heading(line);
        } else if (!fenced && line.startsWith("|")) {
            row(line);
        } else {
            if (paragraph.length() > 0) paragraph.append(' ');
            paragraph.append(line);
        }
    }

    private void heading(String line) {
        endParagraph();
        if (line.startsWith("##")) blocks.add(new Block(Block.Kind.HEADING, plain(line.substring(line.indexOf(' ') + 1))));
    }

    /** A table's row becomes an item; the row of headings and the line below it don't. */
    private void row(String line) {
        if (!belowTableHead) {
            belowTableHead = line.startsWith("|-");
            return;
        }
        List<String> cells = new ArrayList<>();
        for (String cell : line.substring(1, line.length() - 1).split("\\|")) cells.add(plain(cell.trim()));
        blocks.add(new Block(Block.Kind.ITEM, String.join(" – ", cells)));
    }

    private void endParagraph() {
        if (paragraph.length() > 0) blocks.add(new Block(Block.Kind.PARAGRAPH, plain(paragraph.toString())));
        paragraph.setLength(0);
    }

    /** Without marks of emphasis and code; of a link its words and, in brackets, where it leads. */
    private static String plain(String text) {
        String plain = text.replace("`", "").replace("**", "");
        int middle;
        while ((middle = plain.indexOf("](")) >= 0) {
            int open = plain.lastIndexOf('[', middle);
            int close = plain.indexOf(')', middle);
            if (open < 0 || close < 0) return plain;
            plain = plain.substring(0, open) + plain.substring(open + 1, middle) + " (" + plain.substring(middle + 2, close) + ')'
                + plain.substring(close + 1);
        }
        return plain;
    }
}
