package uniboard.games.unikat.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.known.Proves;

/** Each feature of a card is told by a shape, too, for those who see no colours. */
class CardArtTest {
    private static final Path ART = Path.of("../assets/art/unikat.svg");

    private static String symbol(String id) throws IOException {
        Matcher symbol = Pattern.compile("<symbol id=\"" + id + "\".*?</symbol>", Pattern.DOTALL).matcher(Files.readString(ART));
        assertTrue(symbol.find(), id);
        return symbol.group();
    }

    private static int count(String part, String id) throws IOException {
        int count = 0;
        for (Matcher found = Pattern.compile(part).matcher(symbol(id)); found.find();) count++;
        return count;
    }

    /** The last is what is inside the shape; the others are its paper and its ground. */
    private static String inside(String id) throws IOException {
        String symbol = symbol(id);
        return symbol.substring(symbol.lastIndexOf('<', symbol.length() - "</symbol>".length() - 1));
    }

    @Proves("shape")
    @ParameterizedTest
    @CsvSource({"S, <path d=\"M[^\"]*Z\"", "C, <circle", "Q, <rect"})
    void aShapeIsAStarACircleOrASquare(char shape, String outline) throws IOException {
        for (char colour : "LGY".toCharArray()) for (int size = 1; size <= 3; size++)
            assertTrue(count(outline, "fig-" + shape + colour + size) >= 2, shape + " " + colour + size);
    }

    @Proves("shape-colour")
    @ParameterizedTest
    @ValueSource(chars = {'S', 'C', 'Q'})
    void lightBlueHasAnOpenEyeGreenThreeBarsYellowADot(char shape) throws IOException {
        for (int size = 1; size <= 3; size++) {
            assertEquals(1, count("fill=\"#9AD2F2\"", "fig-" + shape + 'L' + size));
            assertTrue(inside("fig-" + shape + 'L' + size).contains("fill=\"#FFFEFA\""));
            assertEquals(1, count("fill=\"#4FBE8B\"", "fig-" + shape + 'G' + size));
            assertTrue(inside("fig-" + shape + 'G' + size).matches("(?s).*d=\"M[^M]+v[^M]+M[^M]+v[^M]+M[^M]+v[^M]+\".*"));
            assertEquals(1, count("fill=\"#F8CE45\"", "fig-" + shape + 'Y' + size));
            assertTrue(inside("fig-" + shape + 'Y' + size).startsWith("<circle"));
        }
    }

    @Proves("size")
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aLargerShapeHasMoreDotsAtTheEdge(int size) throws IOException {
        for (char ground : "WRB".toCharArray()) assertEquals(size, count("<circle", "pips-" + ground + size));
        String smaller = size == 1 ? "0 0 0 0" : box("fig-CL" + (size - 1));
        assertTrue(width(box("fig-CL" + size)) > width(smaller));
    }

    private static String box(String id) throws IOException {
        Matcher box = Pattern.compile("viewBox=\"([^\"]+)\"").matcher(symbol(id));
        assertTrue(box.find());
        return box.group(1);
    }

    private static int width(String box) {
        return Integer.parseInt(box.split(" ")[2]);
    }

    /** Around each ground there is its edge, beside the lines that tell its colour. */
    @Proves("card-colour")
    @ParameterizedTest
    @CsvSource({"W, 1, 0", "R, 2, 0", "B, 1, 1"})
    void whiteHasOneLineAroundItRedTwoBlueADottedOne(char colour, int lines, int dotted) throws IOException {
        assertEquals(lines + 1, count("<rect[^>]*fill=\"none\"", "card-" + colour));
        assertEquals(dotted, count("stroke-dasharray", "card-" + colour));
    }
}
