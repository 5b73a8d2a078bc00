package uniboard.stage.learn;

import com.badlogic.gdx.math.Rectangle;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/**
 * Where the parts of a lesson lie in a window.
 *
 * @param table   the game's own layout, which leaves the room of the words free
 * @param words   the room of the words, mirrored already where the language asks for it; beside the table their paper may be lower
 * @param buttons of what can be done, below the table; null: they follow the words
 */
record LessonLayout(TableLayout table, Rectangle words, Rectangle buttons) {
    private static final float LEAST_ABOVE = 84;
    private static final float MOST_ABOVE = 0.3f;
    /** Where there are sentences to choose among. */
    private static final float MOST_ABOVE_ASKING = 0.68f;
    private static final float WORDS_BESIDE = 0.3f;
    private static final float MOST_BESIDE = 344;
    private static final float ROOMY = 600;
    /** Windows that are broader than this many times their height have the words beside the table. */
    private static final float BROAD = 1.4f;
    private static final float BUTTONS = UiContext.TOUCH + UiContext.UNIT;

    /** @param footer what a game that has a button of its own below the table leaves of that row; null if it has none */
    LessonLayout leaving(Rectangle footer) {
        if (isBeside()) return this;
        Rectangle room = footer == null ? buttons : footer;
        Rectangle row = new Rectangle(room.x + UiContext.UNIT, room.y + UiContext.UNIT / 2f, room.width - 2 * UiContext.UNIT,
            UiContext.TOUCH);
        return new LessonLayout(table, words, row);
    }

    /** Whether the words lie beside the table, and the buttons follow them. */
    boolean isBeside() {
        return buttons == null;
    }

    /** Whether there is room for large words. */
    static boolean isRoomy(TableLayout window) {
        return Math.min(window.width(), window.height()) >= ROOMY;
    }

    /** How wide the words' paper is. */
    static float wordsWidth(TableLayout window) {
        if (!isBroad(window)) return window.width() - 2 * UiContext.UNIT;
        return Math.min(MOST_BESIDE, window.width() * WORDS_BESIDE);
    }

    /** What is done with the board. */
    enum Use {
        PLAY,
        /** It is looked at while sentences are chosen among: without what only players need. */
        LOOK
    }

    /** @param needed how high the words would like to be */
    static LessonLayout of(TableLayout window, float needed, Use use) {
        return isBroad(window) ? beside(window, use) : below(window, needed, use);
    }

    private static boolean isBroad(TableLayout window) {
        return window.width() >= BROAD * window.height();
    }

    private static LessonLayout beside(TableLayout window, Use use) {
        float margin = window.play().x;
        float bottom = isRoomy(window) ? 28 : UiContext.UNIT;
        float height = window.bar().y - (isRoomy(window) ? UiContext.UNIT : 0) - bottom;
        float width = wordsWidth(window);
        float start = margin + width + margin;
        Rectangle play = new Rectangle(start, bottom, window.width() - margin - start, height);
        Rectangle words = window.mirror(new Rectangle(margin, bottom, width, height));
        return new LessonLayout(table(window, play, null, use), words, null);
    }

    private static LessonLayout below(TableLayout window, float needed, Use use) {
        float room = window.bar().y - BUTTONS;
        float most = room * (use == Use.LOOK ? MOST_ABOVE_ASKING : MOST_ABOVE);
        float words = Math.min(most, Math.max(LEAST_ABOVE, needed));
        float width = wordsWidth(window);
        Rectangle play = new Rectangle(UiContext.UNIT, BUTTONS, width, room - words - UiContext.UNIT / 2f);
        Rectangle buttons = new Rectangle(0, 0, window.width(), BUTTONS);
        return new LessonLayout(table(window, play, buttons, use), new Rectangle(UiContext.UNIT, window.bar().y - words, width, words),
            buttons);
    }

    private static TableLayout table(TableLayout window, Rectangle play, Rectangle footer, Use use) {
        // A table without a bar is one to look at.
        return use == Use.LOOK ? window.with(new Rectangle(), play, null) : window.with(window.bar(), play, footer);
    }
}
