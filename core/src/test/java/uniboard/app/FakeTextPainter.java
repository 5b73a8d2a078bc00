package uniboard.app;

import java.util.LinkedHashSet;
import java.util.Set;
import uniboard.text.PaintedText;
import uniboard.text.Paragraph;
import uniboard.text.TextPainter;

/** Paints text as boxes of fixed width, and remembers it. */
final class FakeTextPainter implements TextPainter {
    private static final float LETTER = 0.55f;
    private static final float LINE = 1.35f;

    private final Set<String> painted = new LinkedHashSet<>();

    /** All texts that were ever painted, in order. */
    Set<String> painted() {
        return painted;
    }

    @Override
    public PaintedText paint(Paragraph paragraph) {
        painted.add(paragraph.text());
        float letter = paragraph.size() * LETTER;
        int all = Math.max(1, (int) Math.ceil(paragraph.text().length() * letter));
        int width = paragraph.maxWidth() == 0 ? all : Math.min(all, Math.max(1, paragraph.maxWidth()));
        int lines = (all + width - 1) / width;
        int line = (int) Math.ceil(paragraph.size() * LINE);
        // No two texts look the same.
        return new PaintedText(new SizedPicture(width, lines * line, paragraph.text().hashCode()), paragraph.size());
    }
}
