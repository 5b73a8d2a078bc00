package uniboard.picture;

import java.util.List;
import uniboard.text.Paragraph;

/** Breaks paragraphs into lines and says how wide they are; anybody who shows the picture paints them with fonts of his own. */
public interface TextMeasure {
    /** Where nothing but numbers is written: a digit of our fonts is as wide as this. */
    TextMeasure ROUGH = paragraph -> new Measured(
        List.of(new Line(paragraph.text(), Math.max(1, paragraph.text().length() * paragraph.size() * 0.57f))),
        Math.max(1, paragraph.size() * 4 / 3), paragraph.size());

    /**
     * A line of a paragraph.
     *
     * @param text  as it is read, in logical order
     * @param width of its ink, in the paragraph's pixels
     */
    record Line(String text, float width) {
    }

    /**
     * A paragraph's lines.
     *
     * @param height   of a line, in the paragraph's pixels
     * @param baseline from a line's top to its baseline
     */
    record Measured(List<Line> lines, int height, int baseline) {
    }

    Measured measure(Paragraph paragraph);
}
