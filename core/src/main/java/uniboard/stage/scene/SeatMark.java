package uniboard.stage.scene;

import java.util.List;
import uniboard.game.Position;

/** The pictures that mark the seats: each colour with a shape of its own. */
public final class SeatMark {
    private static final String NEUTRAL = "mark-neutral";
    private static final List<String> PICTURES = List.of("mark-blue", "mark-red", "mark-yellow", "mark-purple");

    private SeatMark() {
    }

    /** @param colour as of {@link SeatColours#of}, {@link Position#NOBODY} included */
    public static String of(int colour) {
        return colour == Position.NOBODY ? NEUTRAL : PICTURES.get(colour);
    }
}
