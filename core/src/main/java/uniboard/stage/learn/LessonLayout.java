package uniboard.stage.learn;

import com.badlogic.gdx.math.Rectangle;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.TableLayout;

/**
 * Where the parts of a lesson lie in a window.
 *
 * @param table   the game's own layout, which leaves the room of the words free
 * @param words   the sheet with the words, mirrored already where the language asks for it
 * @param buttons of what can be done: within the sheet, or below the table
 */
record LessonLayout(TableLayout table, Rectangle words, Rectangle buttons) {
    static final float PADDING = 12;

    private static final float LEAST_ABOVE = 84;
    private static final float MOST_ABOVE = 0.46f;
    private static final float WORDS_BESIDE = 0.34f;
    private static final float MOST_BESIDE = 380;
    private static final float BUTTONS = Look.TOUCH + Look.UNIT;

    /** How wide the words' sheet is. */
    static float wordsWidth(TableLayout window) {
        if (window.shape() != TableLayout.Shape.WIDE) return window.width() - 2 * Look.UNIT;
        return Math.min(MOST_BESIDE, window.width() * WORDS_BESIDE);
    }

    /** @param needed how high the words' sheet would like to be */
    static LessonLayout of(TableLayout window, float needed) {
        return window.shape() == TableLayout.Shape.WIDE ? wide(window) : tall(window, needed);
    }

    private static LessonLayout wide(TableLayout window) {
        float margin = window.play().x;
        float bottom = window.play().y / 2;
        float height = window.bar().y - bottom;
        float width = wordsWidth(window);
        float start = margin + width + margin;
        Rectangle play = new Rectangle(start, bottom, window.width() - margin - start, height);
        Rectangle words = window.mirror(new Rectangle(margin, bottom, width, height));
        return new LessonLayout(table(window, play), words,
            new Rectangle(words.x + PADDING, words.y + PADDING, words.width - 2 * PADDING, Look.TOUCH));
    }

    private static LessonLayout tall(TableLayout window, float needed) {
        float room = window.bar().y - BUTTONS;
        float words = Math.max(LEAST_ABOVE, Math.min(needed, room * MOST_ABOVE));
        float width = wordsWidth(window);
        Rectangle play = new Rectangle(Look.UNIT, BUTTONS, width, room - words - Look.UNIT / 2f);
        return new LessonLayout(table(window, play), new Rectangle(Look.UNIT, window.bar().y - words, width, words),
            new Rectangle(Look.UNIT, Look.UNIT / 2f, width, Look.TOUCH));
    }

    private static TableLayout table(TableLayout window, Rectangle play) {
        TableLayout.Shape shape = play.width > play.height ? TableLayout.Shape.WIDE : TableLayout.Shape.TALL;
        return new TableLayout(window.width(), window.height(), shape, window.mirrored(), window.bar(), play, null, null, null);
    }
}
