package uniboard.picture;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.utils.NumberUtils;

/** What colours are multiplied by: of 255 each. Transparency is told apart from it. */
record Tint(int red, int green, int blue) {
    static final Tint NONE = new Tint(255, 255, 255);
    private static final int FULL = 255;

    static Tint of(Color colour) {
        return new Tint(byteOf(colour.r), byteOf(colour.g), byteOf(colour.b));
    }

    /** Of a vertex. */
    static Color colour(float packed) {
        Color colour = new Color();
        Color.abgr8888ToColor(colour, NumberUtils.intToFloatColor(NumberUtils.floatToIntColor(packed)));
        return colour;
    }

    private static int byteOf(float part) {
        return Math.round(Math.max(0, Math.min(1, part)) * FULL);
    }

    /** White, painted with this. */
    String white() {
        return hex(red, green, blue);
    }

    /** A colour of a source, {@code #rgb} or {@code #rrggbb}, painted with this. */
    String on(String source) {
        boolean isShort = source.length() == 4;
        int[] parts = new int[3];
        for (int i = 0; i < 3; i++) {
            String digits = isShort ? source.substring(i + 1, i + 2).repeat(2) : source.substring(2 * i + 1, 2 * i + 3);
            parts[i] = Integer.parseInt(digits, 16);
        }
        return hex(times(parts[0], red), times(parts[1], green), times(parts[2], blue));
    }

    private static int times(int a, int b) {
        return (a * b + FULL / 2) / FULL;
    }

    private static String hex(int red, int green, int blue) {
        boolean isShort = red % 17 == 0 && green % 17 == 0 && blue % 17 == 0;
        return isShort ? String.format("#%x%x%x", red / 17, green / 17, blue / 17) : String.format("#%02x%02x%02x", red, green, blue);
    }
}
