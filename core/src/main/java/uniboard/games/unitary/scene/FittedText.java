package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import uniboard.stage.Look;
import uniboard.stage.TextActor;
import uniboard.text.TextStyle;

/** Words as large as they fit: in one line if they do, else in two. */
final class FittedText {
    private static final int[] SIZES = {28, Look.TITLE, Look.STRONG, Look.BODY, Look.SMALL};
    /** For single words too long even for the smallest size. */
    private static final int[] TIGHT = {11, 10, 9, 8};

    private FittedText() {
    }

    /** @param largest size, one of the type scale */
    static TextActor of(Look look, TextStyle style, Color ink, TextActor.Place place, String words, float width, int largest) {
        for (int size : SIZES) {
            if (size > largest) continue;
            TextActor line = new TextActor(look, style, size, ink, place).line(words);
            if (line.textWidth() <= width) return line;
            line.line("");
        }
        TextActor lines = new TextActor(look, style, Look.SMALL, ink, place).wrapped(words, width);
        for (int i = 0; i < TIGHT.length && lines.textWidth() > width; i++) {
            lines.wrapped("", width);
            lines = new TextActor(look, style, TIGHT[i], ink, place).wrapped(words, width);
        }
        return lines;
    }

    /** In one line, of the size or, where that is too broad, a smaller one. */
    static TextActor line(Look look, TextStyle style, Color ink, TextActor.Place place, String words, float width, int largest) {
        TextActor line = null;
        for (int size : SIZES) {
            if (size > largest) continue;
            if (line != null) line.line("");
            line = new TextActor(look, style, size, ink, place).line(words);
            if (line.textWidth() <= width) return line;
        }
        for (int size : TIGHT) {
            line.line("");
            line = new TextActor(look, style, size, ink, place).line(words);
            if (line.textWidth() <= width) return line;
        }
        return line;
    }
}
