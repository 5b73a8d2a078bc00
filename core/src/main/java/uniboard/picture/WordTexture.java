package uniboard.picture;

import uniboard.text.Paragraph;

/** Stands for a painted paragraph. */
final class WordTexture extends BlankTexture {
    private final Paragraph paragraph;
    private final TextMeasure.Measured measured;

    WordTexture(Paragraph paragraph, TextMeasure.Measured measured) {
        super((int) Math.ceil(measured.lines().stream().mapToDouble(TextMeasure.Line::width).max().orElse(1)),
            measured.height() * Math.max(1, measured.lines().size()));
        this.paragraph = paragraph;
        this.measured = measured;
    }

    Paragraph paragraph() {
        return paragraph;
    }

    TextMeasure.Measured measured() {
        return measured;
    }
}
