package uniboard.desktop;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.glutils.PixmapTextureData;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.font.LineBreakMeasurer;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.awt.image.BufferedImage;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.text.AttributedString;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import uniboard.picture.TextMeasure;
import uniboard.text.Direction;
import uniboard.text.PaintedText;
import uniboard.text.Paragraph;
import uniboard.text.TextPainter;
import uniboard.text.TextStyle;

/** Paints and measures with Java 2D, which shapes and orders the letters of every script. */
final class AwtTextPainter implements TextPainter, TextMeasure {
    private static final char APOSTROPHE = '’';
    /** Of the font size. The same in the browser, so that both lay out alike. */
    private static final float LINE_HEIGHT = 1.35f;
    /** From a line's top to its baseline, of the font size: where Noto Sans has it in such a line. The same in the browser. */
    private static final float ASCENT = 1.06f;
    private static final FontRenderContext CONTEXT =
        new FontRenderContext(null, RenderingHints.VALUE_TEXT_ANTIALIAS_ON, RenderingHints.VALUE_FRACTIONALMETRICS_ON);

    private final Map<TextStyle, FontChain> chains = new EnumMap<>(TextStyle.class);

    @Override
    public PaintedText paint(Paragraph paragraph) {
        List<TextLayout> lines = lines(paragraph);
        int width = 1;
        for (TextLayout line : lines) width = Math.max(width, (int) Math.ceil(line.getVisibleAdvance()));
        int lineHeight = lineHeight(paragraph);
        int baseline = baseline(paragraph);
        BufferedImage image = new BufferedImage(width, lineHeight * Math.max(1, lines.size()), BufferedImage.TYPE_INT_ARGB);
        draw(lines, lineHeight, baseline, paragraph, image);
        return new PaintedText(new PixmapTextureData(pixmap(image), null, false, false, true), baseline);
    }

    @Override
    public Measured measure(Paragraph paragraph) {
        List<Line> measured = new ArrayList<>();
        int from = 0;
        for (TextLayout line : lines(paragraph)) {
            int to = from + line.getCharacterCount();
            measured.add(new Line(paragraph.text().substring(from, to), line.getVisibleAdvance()));
            from = to;
        }
        return new Measured(measured, lineHeight(paragraph), baseline(paragraph));
    }

    private static int lineHeight(Paragraph paragraph) {
        return Math.round(paragraph.size() * LINE_HEIGHT);
    }

    private static int baseline(Paragraph paragraph) {
        return Math.round(paragraph.size() * ASCENT);
    }

    private List<TextLayout> lines(Paragraph paragraph) {
        // TextLayout knows no empty line.
        if (paragraph.text().isEmpty()) return List.of();
        AttributedString text = attributed(paragraph);
        if (paragraph.maxWidth() == 0) return List.of(new TextLayout(text.getIterator(), CONTEXT));
        LineBreakMeasurer measurer =
            new LineBreakMeasurer(text.getIterator(), BreakIterator.getLineInstance(Locale.ROOT), CONTEXT);
        List<TextLayout> lines = new ArrayList<>();
        while (measurer.getPosition() < paragraph.text().length()) {
            int end = lineEnd(paragraph.text(), measurer.getPosition(), measurer.nextOffset(paragraph.maxWidth()));
            lines.add(measurer.nextLayout(paragraph.maxWidth(), end, false));
        }
        return lines;
    }

    /** Java would end a line after the apostrophe within a word, as in {@code n’est}. */
    private static int lineEnd(String text, int start, int end) {
        boolean withinWord = end < text.length() && text.charAt(end - 1) == APOSTROPHE && Character.isLetter(text.charAt(end));
        int wordStart = withinWord ? text.lastIndexOf(' ', end - 1) + 1 : 0;
        return wordStart > start ? wordStart : end;
    }

    private AttributedString attributed(Paragraph paragraph) {
        AttributedString text = new AttributedString(paragraph.text());
        chains.computeIfAbsent(paragraph.style(), FontChain::new).apply(paragraph.text(), paragraph.size(), text);
        text.addAttribute(TextAttribute.RUN_DIRECTION,
            paragraph.direction() == Direction.RIGHT_TO_LEFT ? TextAttribute.RUN_DIRECTION_RTL : TextAttribute.RUN_DIRECTION_LTR);
        return text;
    }

    private static void draw(List<TextLayout> lines, int lineHeight, int baseline, Paragraph paragraph, BufferedImage into) {
        Graphics2D graphics = into.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setColor(Color.WHITE);
        int y = baseline;
        for (TextLayout line : lines) {
            line.draw(graphics, left(line, paragraph, into.getWidth()), y);
            y += lineHeight;
        }
        graphics.dispose();
    }

    private static float left(TextLayout line, Paragraph paragraph, int width) {
        // The blank at a broken line's end hangs over the edge where the line ends.
        boolean rightToLeft = paragraph.direction() == Direction.RIGHT_TO_LEFT;
        float blank = line.getAdvance() - line.getVisibleAdvance();
        float free = width - line.getVisibleAdvance();
        float left = paragraph.align() == Paragraph.Align.CENTRE ? free / 2 : rightToLeft ? free : 0;
        return rightToLeft ? left - blank : left;
    }

    private static Pixmap pixmap(BufferedImage image) {
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        Pixmap pixmap = new Pixmap(image.getWidth(), image.getHeight(), Pixmap.Format.RGBA8888);
        ByteBuffer bytes = pixmap.getPixels().duplicate().order(ByteOrder.BIG_ENDIAN);
        // White also where there is no ink: else edges darken when the picture is scaled.
        for (int i = 0; i < pixels.length; i++) bytes.putInt(i * 4, 0xffffff00 | pixels[i] >>> 24);
        return pixmap;
    }
}
