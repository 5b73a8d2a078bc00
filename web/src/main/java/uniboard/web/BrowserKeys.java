package uniboard.web;

import com.badlogic.gdx.Input.Keys;

/** What browsers call keys, as libGDX calls them: as the backend's own list of 200 cases, which the site builder replaces by this one. */
public final class BrowserKeys {
    private BrowserKeys() {
    }

    /**
     * @param code {@code keyCode} of a browser's event
     * @return one of {@link Keys}, {@link Keys#UNKNOWN} for what libGDX has no name for
     */
    public static int key(int code) {
        if (code >= '0' && code <= '9') return code - '0' + Keys.NUM_0;
        if (code >= 'A' && code <= 'Z') return code - 'A' + Keys.A;
        if (code >= 96 && code <= 105) return code - 96 + Keys.NUMPAD_0;
        if (code >= 112 && code <= 123) return code - 112 + Keys.F1;
        return switch (code) {
            case 8 -> Keys.BACKSPACE;
            case 9 -> Keys.TAB;
            case 13 -> Keys.ENTER;
            case 16 -> Keys.SHIFT_LEFT;
            case 17 -> Keys.CONTROL_LEFT;
            case 18 -> Keys.ALT_LEFT;
            case 27 -> Keys.ESCAPE;
            case 32 -> Keys.SPACE;
            case 33 -> Keys.PAGE_UP;
            case 34 -> Keys.PAGE_DOWN;
            case 35 -> Keys.END;
            case 36 -> Keys.HOME;
            case 37 -> Keys.LEFT;
            case 38 -> Keys.UP;
            case 39 -> Keys.RIGHT;
            case 40 -> Keys.DOWN;
            case 45 -> Keys.INSERT;
            case 46 -> Keys.FORWARD_DEL;
            case 107 -> Keys.PLUS;
            case 109, 189 -> Keys.MINUS;
            case 110, 190 -> Keys.PERIOD;
            case 144 -> Keys.NUM;
            case 186 -> Keys.SEMICOLON;
            case 187 -> Keys.EQUALS;
            case 188 -> Keys.COMMA;
            case 191 -> Keys.SLASH;
            case 219 -> Keys.LEFT_BRACKET;
            case 220 -> Keys.BACKSLASH;
            case 221 -> Keys.RIGHT_BRACKET;
            case 222 -> Keys.APOSTROPHE;
            default -> Keys.UNKNOWN;
        };
    }
}
