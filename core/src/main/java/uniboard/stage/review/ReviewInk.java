package uniboard.stage.review;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import uniboard.match.KeyMoment;
import uniboard.stage.kit.Theme;

/** The colours of a review on light and dark paper. */
public final class ReviewInk {
    private static final Color LINE = new Color(0x0072B2FF);
    private static final Color LINE_ON_DARK = new Color(0x5DB4ECFF);
    private static final Color PLAYED = new Color(0x7A4E17FF);
    private static final Color PLAYED_ON_DARK = new Color(0xD9A55AFF);
    /** Of the seats' marks: blue, red, yellow, purple. */
    private static final List<Color> SEATS = List.of(new Color(0x0072B2FF), new Color(0xD55E00FF), new Color(0xF0C419FF),
        new Color(0x8A4F9EFF));

    private ReviewInk() {
    }

    static Color line(Theme theme) {
        return theme.isDark() ? LINE_ON_DARK : LINE;
    }

    /** Of what was played. */
    static Color played(Theme theme) {
        return theme.isDark() ? PLAYED_ON_DARK : PLAYED;
    }

    static Color of(Theme theme, KeyMoment.Kind kind) {
        if (kind == KeyMoment.Kind.MISTAKE) return theme.amber();
        boolean isNeutral = kind == KeyMoment.Kind.GIFT || kind == KeyMoment.Kind.CHOICE || kind == KeyMoment.Kind.TURN;
        return isNeutral ? theme.softInk() : theme.goodInk();
    }

    /** @param colour as {@link uniboard.stage.scene.SeatColours#of} */
    public static Color seat(int colour) {
        return SEATS.get(colour);
    }
}
