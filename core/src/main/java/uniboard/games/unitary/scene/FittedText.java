package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** Words as large as they fit. */
final class FittedText {
    private static final int[] SIZES = {28, UiContext.TITLE, UiContext.STRONG, UiContext.BODY, UiContext.SMALL, 11, 10, 9, 8};

    private FittedText() {
    }

    /**
     * In one line if it needn't be too small for that; else in several, without breaking words.
     *
     * @param largest size, one of the type scale
     */
    static TextActor of(UiContext look, TextStyle style, Color ink, TextActor.Place place, String words, float width, int largest) {
        TextActor fitting = of(look, style, ink, place, words, width, largest, SIZES[SIZES.length - 1]);
        return fitting != null ? fitting : new TextActor(look, style, SIZES[SIZES.length - 1], ink, place).wrapped(words, width);
    }

    /** The same, or null if words would have to be smaller than {@code least}. */
    static TextActor of(UiContext look, TextStyle style, Color ink, TextActor.Place place, String words, float width, int largest,
        int least) {
        TextActor line = line(look, style, ink, place, words, width, largest, UiContext.SMALL);
        if (line != null) return line;
        for (int size : SIZES) {
            if (size > UiContext.SMALL || size < least || !fitWords(look, style, words, width, size)) continue;
            return new TextActor(look, style, size, ink, place).wrapped(words, width);
        }
        return null;
    }

    /** As large as single words let it be, in as many lines as that takes. */
    static TextActor lines(UiContext look, TextStyle style, Color ink, TextActor.Place place, String words, float width, int largest) {
        int fitting = SIZES[SIZES.length - 1];
        for (int i = SIZES.length - 1; i >= 0; i--) {
            if (SIZES[i] <= largest && fitWords(look, style, words, width, SIZES[i])) fitting = SIZES[i];
        }
        return new TextActor(look, style, fitting, ink, place).wrapped(words, width);
    }

    private static boolean fitWords(UiContext look, TextStyle style, String words, float width, int size) {
        int from = 0;
        while (from < words.length()) {
            int space = words.indexOf(' ', from);
            int end = space < 0 ? words.length() : space;
            TextActor word = new TextActor(look, style, size, Color.WHITE, TextActor.Place.START).line(words.substring(from, end));
            boolean fits = word.textWidth() <= width;
            word.line("");
            if (!fits) return false;
            from = end + 1;
        }
        return true;
    }

    /** In one line no smaller than that; null if it doesn't fit. */
    static TextActor line(UiContext look, TextStyle style, Color ink, TextActor.Place place, String words, float width, int largest,
        int least) {
        for (int size : SIZES) {
            if (size > largest || size < least) continue;
            TextActor line = new TextActor(look, style, size, ink, place).line(words);
            if (line.textWidth() <= width) return line;
            line.line("");
        }
        return null;
    }
}
