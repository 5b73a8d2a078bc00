package uniboard.stage.learn;

import com.badlogic.gdx.graphics.Color;
import uniboard.stage.kit.Theme;
import uniboard.stage.kit.UiContext;

/**
 * An answer to a learner.
 *
 * @param heading empty where the words need none
 */
record Said(Kind kind, String heading, String words) {
    /** Each has a shape and a colour of its own. */
    enum Kind {
        /** What the game says, or what is counted. */
        NOTE(null),
        RIGHT("icon-check"),
        WRONG("icon-again"),
        HINT("icon-hint"),
        /** What was done is taken note of, and not judged. */
        TAKEN("icon-send");

        static final Color GREEN = new Color(0x00735AFF);
        private static final Color AMBER_INK = new Color(0x7A4700FF);
        private static final Color LIT_AMBER_INK = new Color(0xF3C274FF);
        private static final Color BLUE_INK = new Color(0x0A5688FF);
        private static final Color LIT_BLUE_INK = new Color(0x9AD4F5FF);

        final String icon;

        Kind(String icon) {
            this.icon = icon;
        }

        /** Of frames and of what lies below a sign. */
        Color colour(Theme theme) {
            if (this == RIGHT) return GREEN;
            if (this == HINT) return UiContext.HINT;
            if (this == TAKEN) return theme.ink();
            return theme.amber();
        }

        /** Of headings and signs on paper. */
        Color ink(Theme theme) {
            if (this == RIGHT) return theme.goodInk();
            if (this == TAKEN) return theme.ink();
            if (this == HINT) return theme.isDark() ? LIT_BLUE_INK : BLUE_INK;
            return theme.isDark() ? LIT_AMBER_INK : AMBER_INK;
        }
    }

    boolean isEmpty() {
        return heading.isEmpty() && words.isEmpty();
    }
}
