package uniboard.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.GdxNativesLoader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.text.Direction;
import uniboard.text.PaintedText;
import uniboard.text.Paragraph;
import uniboard.text.TextStyle;

class AwtTextPainterTest {
    private static final int SIZE = 40;
    private static final String HEBREW_SENTENCE = "בחרו קלף ואז כלי שיזוז לפי הקלף 12 פעמים";

    private final AwtTextPainter painter = new AwtTextPainter();

    @BeforeAll
    static void loadNatives() {
        GdxNativesLoader.load();
    }

    @ParameterizedTest
    @EnumSource(TextStyle.class)
    void everyStyleHasInkForEveryScript(TextStyle style) {
        for (String text : new String[] {"Onitama", "Français", "Україна", "אוניטמה", "12"}) {
            assertTrue(inkColumns(paint(text, style, 0, Direction.LEFT_TO_RIGHT)) > SIZE / 2, text);
        }
    }

    @Test
    void hebrewIsNotPaintedAsMissingLetters() {
        int known = ink(paint("שלום", TextStyle.SANS, 0, Direction.RIGHT_TO_LEFT));
        int unknown = ink(paint("\uE000\uE000\uE000\uE000", TextStyle.SANS, 0, Direction.RIGHT_TO_LEFT));
        assertTrue(known != unknown, "Hebrew is painted as missing glyphs");
    }

    @ParameterizedTest
    @EnumSource(TextStyle.class)
    void scriptsOfOneLineKeepTheirOwnFonts(TextStyle style) {
        int apart = ink(paint("22", style, 0, Direction.LEFT_TO_RIGHT)) + ink(paint("гравці", style, 0, Direction.LEFT_TO_RIGHT));
        assertEquals(apart, ink(paint("22 гравці", style, 0, Direction.LEFT_TO_RIGHT)), apart * 0.03);
        assertEquals(apart, ink(paint("гравці 22", style, 0, Direction.LEFT_TO_RIGHT)), apart * 0.03);
    }

    @Test
    void hebrewRunsFromTheRightAndItsDigitsStayInOrder() {
        // The full stop shows the base direction: it ends the line at the left.
        Pixmap leftToRight = pixels(paint("שלום 12.", TextStyle.SANS, 0, Direction.LEFT_TO_RIGHT));
        Pixmap rightToLeft = pixels(paint("שלום 12.", TextStyle.SANS, 0, Direction.RIGHT_TO_LEFT));

        assertTrue(inkHeight(rightToLeft, 0, SIZE / 5) < SIZE / 4, "full stop at the left");
        assertTrue(inkHeight(leftToRight, leftToRight.getWidth() - SIZE / 5, leftToRight.getWidth()) < SIZE / 4, "full stop at the right");
    }

    @Test
    void shortLinesAlignToTheDirectionsStart() {
        PaintedText hebrew = paint(HEBREW_SENTENCE, TextStyle.SANS, 300, Direction.RIGHT_TO_LEFT);
        PaintedText english = paint("Choose a card and then a piece that moves by the", TextStyle.SANS, 300, Direction.LEFT_TO_RIGHT);

        for (int line = 0; line < lines(hebrew); line++) {
            assertTrue(lastInkColumn(hebrew, line) >= pixels(hebrew).getWidth() - SIZE / 4, "Hebrew line " + line);
        }
        for (int line = 0; line < lines(english); line++) assertTrue(firstInkColumn(english, line) <= SIZE / 4, "English line " + line);
    }

    @Test
    void aWordIsNotBrokenAfterItsApostrophe() {
        int elided = pixels(paint("Ce n’", TextStyle.SANS, 0, Direction.LEFT_TO_RIGHT)).getWidth();
        PaintedText text = paint("Ce n’est", TextStyle.SANS, elided + 2, Direction.LEFT_TO_RIGHT);

        assertTrue(lastInkColumn(text, 0) <= pixels(paint("Ce", TextStyle.SANS, 0, Direction.LEFT_TO_RIGHT)).getWidth(),
            "n’ ends the line");
    }

    @Test
    void centredLinesLieInTheMiddle() {
        PaintedText text = painter.paint(new Paragraph(HEBREW_SENTENCE, TextStyle.SANS, SIZE, 300, Direction.RIGHT_TO_LEFT,
            Paragraph.Align.CENTRE));

        for (int line = 0; line < lines(text); line++) {
            int right = pixels(text).getWidth() - 1 - lastInkColumn(text, line);
            assertEquals(firstInkColumn(text, line), right, SIZE / 4.0, "line " + line);
        }
    }

    @Test
    void linesBreakBeforeTheGivenWidth() {
        PaintedText wide = paint(HEBREW_SENTENCE, TextStyle.SANS, 0, Direction.RIGHT_TO_LEFT);
        PaintedText wrapped = paint(HEBREW_SENTENCE, TextStyle.SANS, 300, Direction.RIGHT_TO_LEFT);

        assertEquals(1, lines(wide));
        assertTrue(pixels(wide).getWidth() > 300);
        assertTrue(pixels(wrapped).getWidth() <= 300, "wraps at 300, is " + pixels(wrapped).getWidth());
        assertTrue(lines(wrapped) >= 2);
    }

    @Test
    void theLastLineIsNotCutOff() {
        PaintedText text = paint("Ågjpqy", TextStyle.SERIF, 0, Direction.LEFT_TO_RIGHT);
        Pixmap pixmap = pixels(text);

        assertEquals(0, rowInk(pixmap, 0));
        assertEquals(0, rowInk(pixmap, pixmap.getHeight() - 1));
        assertTrue(rowInk(pixmap, text.baseline() - 2) > 0, "ink above the baseline");
    }

    @Test
    void inkIsWhiteAndSoftAtItsEdges() {
        Pixmap pixmap = pixels(paint("Oo", TextStyle.SANS_BOLD, 0, Direction.LEFT_TO_RIGHT));
        boolean full = false;
        boolean soft = false;
        for (int y = 0; y < pixmap.getHeight(); y++) {
            for (int x = 0; x < pixmap.getWidth(); x++) {
                assertEquals(0xffffff, pixmap.getPixel(x, y) >>> 8);
                full |= alpha(pixmap, x, y) == 255;
                soft |= alpha(pixmap, x, y) > 20 && alpha(pixmap, x, y) < 235;
            }
        }
        assertTrue(full && soft);
    }

    @Test
    void anEmptyTextIsAnEmptyLine() {
        PaintedText text = paint("", TextStyle.SANS, 100, Direction.LEFT_TO_RIGHT);

        assertEquals(1, lines(text));
        assertEquals(0, ink(text));
    }

    private PaintedText paint(String text, TextStyle style, int maxWidth, Direction direction) {
        return painter.paint(new Paragraph(text, style, SIZE, maxWidth, direction, Paragraph.Align.START));
    }

    private static Pixmap pixels(PaintedText text) {
        return text.picture().consumePixmap();
    }

    private static int lines(PaintedText text) {
        return pixels(text).getHeight() / 54;
    }

    private static int alpha(Pixmap pixmap, int x, int y) {
        return pixmap.getPixel(x, y) & 0xff;
    }

    private static int ink(PaintedText text) {
        int sum = 0;
        for (int y = 0; y < pixels(text).getHeight(); y++) sum += rowInk(pixels(text), y);
        return sum;
    }

    private static int rowInk(Pixmap pixmap, int y) {
        int sum = 0;
        for (int x = 0; x < pixmap.getWidth(); x++) sum += alpha(pixmap, x, y);
        return sum;
    }

    private static boolean hasInk(Pixmap pixmap, int x, int top, int bottom) {
        for (int y = top; y < bottom; y++) if (alpha(pixmap, x, y) > 64) return true;
        return false;
    }

    private static int inkColumns(PaintedText text) {
        int columns = 0;
        for (int x = 0; x < pixels(text).getWidth(); x++) if (hasInk(pixels(text), x, 0, pixels(text).getHeight())) columns++;
        return columns;
    }

    /** Rows that have ink between two columns. */
    private static int inkHeight(Pixmap pixmap, int from, int to) {
        int rows = 0;
        for (int y = 0; y < pixmap.getHeight(); y++) {
            boolean found = false;
            for (int x = from; x < to; x++) found |= alpha(pixmap, x, y) > 64;
            if (found) rows++;
        }
        return rows;
    }

    private static int firstInkColumn(PaintedText text, int line) {
        int x = 0;
        while (!hasInk(pixels(text), x, line * 54, line * 54 + 54)) x++;
        return x;
    }

    private static int lastInkColumn(PaintedText text, int line) {
        int x = pixels(text).getWidth() - 1;
        while (!hasInk(pixels(text), x, line * 54, line * 54 + 54)) x--;
        return x;
    }
}
