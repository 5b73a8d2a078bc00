package uniboard.stage.learn;

import com.badlogic.gdx.math.Rectangle;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/**
 * Where the parts of a lesson lie in a window.
 *
 * @param table   the game's own layout, which leaves the room of the words free
 * @param words   the room of the words, mirrored already where the language asks for it; beside the table their paper may be lower
 * @param buttons of what can be done, in a row of their own; null: they follow the words
 */
record LessonLayout(TableLayout table, Rectangle words, Rectangle buttons, Form form) {
    /** Where the words stand, and on what. */
    enum Form {
        /** On paper beside the table. */
        BESIDE,
        /** On paper above the table. */
        ABOVE,
        /** The same in a large window: the buttons stand beside the words. */
        ABOVE_ROOMY,
        /** In a frame of another page, beside the table and without paper. */
        FRAMED_BESIDE,
        /** In a frame of another page, above the table and without paper. */
        FRAMED_ABOVE;

        /** @param use for what the lesson is shown: only in frames nothing leads elsewhere */
        static Form of(TableLayout window, LessonUse use) {
            boolean isFramed = !use.leadsBack() && window.height() < ROOMY;
            boolean isBroad = window.width() >= (isFramed ? FRAME_BROAD : BROAD) * window.height();
            if (isFramed) return isBroad ? FRAMED_BESIDE : FRAMED_ABOVE;
            if (isBroad) return BESIDE;
            return isRoomy(window) && window.width() >= ROOM_FOR_BUTTONS ? ABOVE_ROOMY : ABOVE;
        }

        boolean isFramed() {
            return this == FRAMED_BESIDE || this == FRAMED_ABOVE;
        }
    }

    private static final float LEAST_ABOVE = 84;
    private static final float LEAST_IN_FRAME = 54;
    /** A link below the buttons. */
    /** In a low frame, where all is smaller, too, as high as a finger needs. */
    static final float LINK = 52;
    private static final float MOST_ABOVE = 0.3f;
    /** Where there are sentences to choose among. */
    private static final float MOST_ABOVE_ASKING = 0.68f;
    private static final float WORDS_BESIDE = 0.3f;
    private static final float MOST_BESIDE = 344;
    private static final float ROOMY = 600;
    private static final float ROOM_FOR_BUTTONS = 700;
    /** Of the buttons beside the words. */
    private static final float BUTTONS_WIDTH = 212;
    private static final float BUTTONS_HEIGHT = 52;
    private static final float PADDING = 20;
    /** Windows that are broader than this many times their height have the words beside the table. */
    private static final float BROAD = 1.4f;
    private static final float FRAME_BROAD = 1.2f;
    /** Of the board and its cards in a frame, of its width. */
    private static final float FRAME_TABLE = 350f / 640;
    private static final float FRAME_MARGIN = 12;
    private static final float BUTTONS = UiContext.TOUCH + UiContext.UNIT;

    /** @param footer what a game that has a button of its own below the table leaves of that row; null if it has none */
    LessonLayout leaving(Rectangle footer) {
        boolean isApart = form == Form.FRAMED_BESIDE || form == Form.ABOVE_ROOMY;
        if (isApart && footer != null && footer.equals(table.footer())) return lowered();
        if (isApart || isBeside()) return this;
        Rectangle room = footer == null ? buttons : footer;
        Rectangle row = new Rectangle(room.x + UiContext.UNIT, room.y + UiContext.UNIT / 2f, room.width - 2 * UiContext.UNIT,
            UiContext.TOUCH);
        return new LessonLayout(table, words, row, form);
    }

    /** The same where the game leaves the row below the table free. */
    private LessonLayout lowered() {
        Rectangle play = table.above(form == Form.ABOVE_ROOMY ? PADDING : UiContext.UNIT).play();
        return new LessonLayout(new TableLayout(table.width(), table.height(), table.shape(), table.mirrored(), table.bar(), play, null,
            null, null), words, buttons, form);
    }

    /** Whether the words lie beside the table. */
    boolean isBeside() {
        return form == Form.BESIDE || form == Form.FRAMED_BESIDE;
    }

    /** Whether there is room for large words. */
    static boolean isRoomy(TableLayout window) {
        return Math.min(window.width(), window.height()) >= ROOMY;
    }

    /** How wide the words' room is. */
    static float wordsWidth(TableLayout window, Form form) {
        return switch (form) {
            case BESIDE -> Math.min(MOST_BESIDE, window.width() * WORDS_BESIDE);
            case FRAMED_BESIDE -> window.width() * (1 - FRAME_TABLE) - 3 * FRAME_MARGIN;
            case ABOVE, FRAMED_ABOVE -> window.width() - 2 * UiContext.UNIT;
            case ABOVE_ROOMY -> window.width() - 2 * window.play().x - BUTTONS_WIDTH - 3 * UiContext.UNIT;
        };
    }

    /** What is done with the board. */
    enum Use {
        PLAY,
        /** It is looked at while sentences are chosen among: without what only players need. */
        LOOK
    }

    /** @param needed how high the words would like to be */
    static LessonLayout of(TableLayout window, Form form, float needed, Use use) {
        return switch (form) {
            case BESIDE -> beside(window, use);
            case FRAMED_BESIDE -> framed(window, use);
            case ABOVE_ROOMY -> belowWide(window, needed, use);
            case ABOVE, FRAMED_ABOVE -> below(window, form, needed, use);
        };
    }

    /** The buttons stand at the foot of the words' room. */
    private static LessonLayout framed(TableLayout window, Use use) {
        float width = wordsWidth(window, Form.FRAMED_BESIDE);
        float left = window.width() - FRAME_MARGIN - width;
        // What is only looked at has no button of its own.
        float below = use == Use.LOOK ? UiContext.UNIT : BUTTONS;
        Rectangle play = new Rectangle(FRAME_MARGIN, below, left - 2 * FRAME_MARGIN, window.bar().y - below);
        Rectangle footer = new Rectangle(0, 0, left, BUTTONS);
        Rectangle buttons = window.mirror(new Rectangle(left, UiContext.UNIT + LINK, width, UiContext.TOUCH));
        float bottom = buttons.y + BUTTONS;
        Rectangle words = window.mirror(new Rectangle(left, bottom, width, window.bar().y - bottom));
        return new LessonLayout(table(window, play, footer, use), words, buttons, Form.FRAMED_BESIDE);
    }

    private static LessonLayout beside(TableLayout window, Use use) {
        float margin = window.play().x;
        float bottom = isRoomy(window) ? 28 : UiContext.UNIT;
        float height = window.bar().y - (isRoomy(window) ? UiContext.UNIT : 0) - bottom;
        float width = wordsWidth(window, Form.BESIDE);
        float start = margin + width + margin;
        Rectangle play = new Rectangle(start, bottom, window.width() - margin - start, height);
        Rectangle words = window.mirror(new Rectangle(margin, bottom, width, height));
        return new LessonLayout(table(window, play, null, use), words, null, Form.BESIDE);
    }

    private static LessonLayout below(TableLayout window, Form form, float needed, Use use) {
        float room = window.bar().y - BUTTONS;
        float most = room * (use == Use.LOOK ? MOST_ABOVE_ASKING : MOST_ABOVE);
        float words = Math.min(most, Math.max(form == Form.FRAMED_ABOVE ? LEAST_IN_FRAME : LEAST_ABOVE, needed));
        float width = wordsWidth(window, form);
        Rectangle play = new Rectangle(UiContext.UNIT, BUTTONS, width, room - words - UiContext.UNIT / 2f);
        Rectangle buttons = new Rectangle(0, 0, window.width(), BUTTONS);
        return new LessonLayout(table(window, play, buttons, use), new Rectangle(UiContext.UNIT, window.bar().y - words, width, words),
            buttons, form);
    }

    private static LessonLayout belowWide(TableLayout window, float needed, Use use) {
        float margin = window.play().x;
        float room = window.bar().y - BUTTONS;
        float height = Math.min(room * (use == Use.LOOK ? MOST_ABOVE_ASKING : MOST_ABOVE), Math.max(BUTTONS_HEIGHT + 2 * PADDING, needed));
        Rectangle words = new Rectangle(margin, window.bar().y - height, window.width() - 2 * margin, height);
        Rectangle buttons = window.mirror(new Rectangle(margin + words.width - PADDING - BUTTONS_WIDTH, words.y + PADDING, BUTTONS_WIDTH,
            BUTTONS_HEIGHT));
        Rectangle play = new Rectangle(margin, BUTTONS, words.width, words.y - BUTTONS - UiContext.UNIT);
        return new LessonLayout(table(window, play, new Rectangle(0, 0, window.width(), BUTTONS), use), words, buttons, Form.ABOVE_ROOMY);
    }

    private static TableLayout table(TableLayout window, Rectangle play, Rectangle footer, Use use) {
        // A table without a bar is one to look at.
        return use == Use.LOOK ? window.with(new Rectangle(), play, null) : window.with(window.bar(), play, footer);
    }
}
