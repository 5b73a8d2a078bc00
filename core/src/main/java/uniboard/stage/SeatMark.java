package uniboard.stage;

import java.util.List;

/** The pictures that mark the seats: each colour with a shape of its own. */
public final class SeatMark {
    private static final List<String> PICTURES = List.of("mark-blue", "mark-red", "mark-yellow", "mark-purple");

    private SeatMark() {
    }

    /** @param colour as {@link uniboard.game.Game#seatColour} says */
    public static String of(int colour) {
        return PICTURES.get(colour);
    }
}
