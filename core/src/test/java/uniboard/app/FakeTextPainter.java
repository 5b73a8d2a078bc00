package uniboard.app;

import java.util.LinkedHashSet;
import java.util.Set;
import uniboard.text.PaintedText;
import uniboard.text.Paragraph;
import uniboard.text.TextPainter;

/** Paints text as boxes, and remembers it. */
final class FakeTextPainter implements TextPainter {
    private static final float LETTER = 0.55f;
    private static final float LINE = 1.35f;

    private final Set<String> painted = new LinkedHashSet<>();
    private TextPainter boxes = FakeTextPainter::box;

    /** All texts that were ever painted, in order. */
    Set<String> painted() {
        return painted;
    }

    /** From now on texts take as much room as in the program's own fonts; until then each letter takes the same. */
    void measure() {
        boxes = new MeasuringPainter();
    }

    @Override
    public PaintedText paint(Paragraph paragraph) {
        painted.add(paragraph.text());
        return boxes.paint(paragraph);
    }

    private static PaintedText box(Paragraph paragraph) {
        float letter = paragraph.size() * LETTER;
        int all = Math.max(1, (int) Math.ceil(paragraph.text().length() * letter));
        int width = paragraph.maxWidth() == 0 ? all : Math.min(all, Math.max(1, paragraph.maxWidth()));
        int lines = (all + width - 1) / width;
        int line = (int) Math.ceil(paragraph.size() * LINE);
        // No two texts look the same.
        return new PaintedText(new SizedPicture(width, lines * line, paragraph.text().hashCode()), paragraph.size());
    }
}
