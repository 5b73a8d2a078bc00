package uniboard.binding;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import uniboard.learn.BookException;

/** The words within a paragraph, without marks, and the ids that its comments give. */
final class InlineText {
    private static final String COMMENT = "<!--";

    private final StringBuilder words = new StringBuilder();
    private final List<String> ids = new ArrayList<>();
    private final int line;

    /** @param line where the paragraph begins */
    InlineText(Node paragraph, int line) {
        this.line = line;
        addAll(paragraph);
    }

    String words() {
        return words.toString().strip().replaceAll(" {2,}", " ");
    }

    /** Of comments like {@code <!-- #capture -->}. */
    List<String> ids() {
        return ids;
    }

    /** A comment's id, or null: other comments are for anybody who reads the source. */
    static String id(String comment) {
        String inner = comment.substring(COMMENT.length(), comment.length() - "-->".length()).strip();
        return inner.matches("#[a-z0-9-]+") ? inner.substring(1) : null;
    }

    static boolean isComment(String html) {
        return html.startsWith(COMMENT) && html.endsWith("-->");
    }

    private void addAll(Node parent) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) add(node);
    }

    private void add(Node node) {
        if (node instanceof Text text) {
            if (text.getLiteral().contains("![")) throw unknownFigure(text);
            words.append(text.getLiteral());
        } else if (node instanceof SoftLineBreak || node instanceof HardLineBreak) {
            words.append(' ');
        } else if (node instanceof Emphasis || node instanceof StrongEmphasis) {
            addAll(node);
        } else if (node instanceof Code code) {
            words.append(code.getLiteral());
        } else if (node instanceof Link link) {
            addAll(link);
            words.append(" (").append(link.getDestination()).append(')');
        } else if (node instanceof HtmlInline html && isComment(html.getLiteral())) {
            String id = id(html.getLiteral());
            if (id != null) ids.add(id);
        } else if (node instanceof Image) {
            throw new BookException(line, "A picture stands within a paragraph; expected it in a paragraph of its own");
        } else {
            throw new BookException(line, "Expected words, emphasis, links and comments within a paragraph");
        }
    }

    /** A parser that knows no such figure leaves it as words. */
    private BookException unknownFigure(Text begun) {
        StringBuilder name = new StringBuilder();
        for (Node node = begun; node instanceof Text text; node = node.getNext()) name.append(text.getLiteral());
        return new BookException(line, "There is no " + name.substring(name.indexOf("![")) + ": boards.txt has no board of that name, and"
            + " the game no drawing");
    }
}
