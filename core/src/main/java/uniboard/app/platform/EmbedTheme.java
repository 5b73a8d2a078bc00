package uniboard.app.platform;

import com.badlogic.gdx.graphics.Color;
import uniboard.stage.kit.Theme;

/**
 * What a page around the table may change of its looks.
 *
 * @param accent of what leads on, and of what is right, as 0xRRGGBB; {@link #USUAL}: the theme's own
 * @param ground what lies below everything
 */
public record EmbedTheme(int accent, Ground ground) {
    /** What the table stands on; {@link #CLEAR}: the page shows through. */
    public enum Ground { TABLE, CLEAR }

    static final int USUAL = -1;
    /** Of words and what they stand on, as WCAG 2 asks for it (AA). */
    private static final double LEAST_CONTRAST = 4.5;
    private static final String HEX = "0123456789abcdef";

    /** A colour as CSS writes it, such as {@code #06a}; {@link #USUAL} if it isn't one. */
    static int colour(String css) {
        String digits = css.startsWith("#") ? css.substring(1) : css;
        if (digits.length() != 3 && digits.length() != 6) return USUAL;
        int colour = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = HEX.indexOf(Character.toLowerCase(digits.charAt(i)));
            if (digit < 0) return USUAL;
            colour = digits.length() == 3 ? colour << 8 | digit * 0x11 : colour << 4 | digit;
        }
        return colour;
    }

    /** Whether words of that colour can be read in a theme. */
    static boolean isReadable(int colour, Theme theme) {
        return contrast(of(colour), theme.panel()) >= LEAST_CONTRAST;
    }

    /** The theme with the accent, if it can be read there. */
    public Theme of(Theme theme) {
        return accent == USUAL || !isReadable(accent, theme) ? theme : theme.accented(of(accent));
    }

    private static Color of(int colour) {
        return new Color(colour << 8 | 0xFF);
    }

    private static double contrast(Color one, Color other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
    }

    private static double linear(float part) {
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
