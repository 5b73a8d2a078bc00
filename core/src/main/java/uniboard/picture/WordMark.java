package uniboard.picture;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import uniboard.text.Direction;
import uniboard.text.Paragraph;
import uniboard.text.TextStyle;

/** Words, as wide as our own fonts have them whatever font they are shown in. */
final class WordMark implements Mark {
    private static final double NEAR = 0.001;

    private final WordTexture words;
    private final double[] matrix;
    private final Color colour;
    private final Direction inherited;

    /**
     * @param matrix    from the parts of the words' texture to the picture
     * @param inherited of the picture as a whole
     */
    WordMark(WordTexture words, double[] matrix, Color colour, Direction inherited) {
        this.words = words;
        double across = words.getWidth();
        double down = words.getHeight();
        this.matrix = new double[] {matrix[0] / across, matrix[1] / across, matrix[2] / down, matrix[3] / down, matrix[4], matrix[5]};
        this.colour = colour;
        this.inherited = inherited;
    }

    @Override
    public String svg() {
        boolean straight = Math.abs(matrix[1]) < NEAR && Math.abs(matrix[2]) < NEAR;
        boolean upright = straight && matrix[0] > 0 && Math.abs(matrix[0] - matrix[3]) < NEAR;
        StringBuilder out = new StringBuilder();
        if (!upright) out.append("<g").append(Symbols.transform(matrix)).append('>');
        List<TextMeasure.Line> lines = words.measured().lines();
        for (int i = 0; i < lines.size(); i++) {
            double x = middle(lines.get(i));
            double y = i * words.measured().height() + (double) words.measured().baseline();
            if (upright) line(out, lines.get(i), matrix[0] * x + matrix[4], matrix[3] * y + matrix[5], matrix[0]);
            else line(out, lines.get(i), x, y, 1);
        }
        return upright ? out.toString() : out.append("</g>").toString();
    }

    private double middle(TextMeasure.Line line) {
        Paragraph paragraph = words.paragraph();
        if (paragraph.align() == Paragraph.Align.CENTRE) return words.getWidth() / 2.0;
        return paragraph.direction() == Direction.RIGHT_TO_LEFT ? words.getWidth() - line.width() / 2 : line.width() / 2;
    }

    private void line(StringBuilder out, TextMeasure.Line line, double x, double y, double scale) {
        Paragraph paragraph = words.paragraph();
        out.append("<text x=\"").append(Decimals.place(x)).append("\" y=\"").append(Decimals.place(y)).append("\" font-size=\"")
            .append(Decimals.place(paragraph.size() * scale)).append("\" textLength=\"").append(Decimals.place(line.width() * scale))
            .append("\" lengthAdjust=\"spacingAndGlyphs\" fill=\"").append(Tint.of(colour).white()).append('"');
        if (colour.a < 1) out.append(" fill-opacity=\"").append(Decimals.place(colour.a)).append('"');
        if (paragraph.style() == TextStyle.SERIF) out.append(" font-family=\"Noto Serif,Georgia,serif\"");
        if (paragraph.style() == TextStyle.SANS_BOLD) out.append(" font-weight=\"700\"");
        if (paragraph.direction() != inherited) {
            out.append(" direction=\"").append(paragraph.direction() == Direction.RIGHT_TO_LEFT ? "rtl" : "ltr").append('"');
        }
        out.append('>').append(escaped(line.text().strip())).append("</text>");
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
