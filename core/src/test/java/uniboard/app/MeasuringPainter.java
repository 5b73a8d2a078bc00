package uniboard.app;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import uniboard.text.PaintedText;
import uniboard.text.Paragraph;
import uniboard.text.TextPainter;
import uniboard.text.TextStyle;

/** Paints nothing, but knows how much room texts need in the program's own fonts. */
final class MeasuringPainter implements TextPainter {
    private static final List<String> SCRIPTS = List.of("latin", "cyrillic", "hebrew");
    private static final float LINE = 1.35f;
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);
    private static final Map<TextStyle, List<Font>> FONTS = new EnumMap<>(TextStyle.class);
    private static final Map<Paragraph, int[]> SIZES = new ConcurrentHashMap<>();

    static {
        for (TextStyle style : TextStyle.values()) FONTS.put(style, SCRIPTS.stream().map(script -> read(style, script)).toList());
    }

    private static Font read(TextStyle style, String script) {
        String file = "/fonts/" + style.family() + '-' + style.weight() + '-' + script + ".ttf";
        try (InputStream in = MeasuringPainter.class.getResourceAsStream(file)) {
            return Font.createFont(Font.TRUETYPE_FONT, in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FontFormatException e) {
            throw new IllegalStateException(file, e);
        }
    }

    @Override
    public PaintedText paint(Paragraph paragraph) {
        int[] size = SIZES.computeIfAbsent(paragraph, MeasuringPainter::measured);
        return new PaintedText(new SizedPicture(size[0], size[1], paragraph.text().hashCode()), paragraph.size());
    }

    private static int[] measured(Paragraph paragraph) {
        List<Double> lines = new ArrayList<>();
        double space = width(" ", paragraph);
        double line = -space;
        for (String word : paragraph.text().split(" ")) {
            double width = width(word, paragraph);
            if (line >= 0 && paragraph.maxWidth() > 0 && line + space + width > paragraph.maxWidth()) {
                lines.add(line);
                line = -space;
            }
            line += space + width;
        }
        lines.add(line);
        double widest = lines.stream().mapToDouble(Double::doubleValue).max().orElse(1);
        return new int[]{Math.max(1, (int) Math.ceil(widest)), lines.size() * Math.round(paragraph.size() * LINE)};
    }

    /** Each character in the first font that has it. */
    private static double width(String text, Paragraph paragraph) {
        double width = 0;
        int from = 0;
        while (from < text.length()) {
            Font font = fontOf(text.charAt(from), paragraph.style());
            int to = from + 1;
            while (to < text.length() && fontOf(text.charAt(to), paragraph.style()).equals(font)) to++;
            width += font.deriveFont((float) paragraph.size()).getStringBounds(text, from, to, CONTEXT).getWidth();
            from = to;
        }
        return width;
    }

    private static Font fontOf(char letter, TextStyle style) {
        for (Font font : FONTS.get(style)) if (font.canDisplay(letter)) return font;
        return FONTS.get(style).get(0);
    }
}
