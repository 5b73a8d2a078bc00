package uniboard.stage.scene;

import uniboard.game.Position;

/** The colours in which a game shows its seats, each with a shape of its own, so that the colour is never alone. */
public interface SeatColours {
    /** As the seats are numbered: blue, red, yellow, purple. */
    SeatColours BY_SEAT = (position, seat) -> seat;

    /**
     * The seat's colour: 0 blue, 1 red, 2 yellow, 3 purple. Tells nothing that not everyone may know.
     *
     * @return {@link Position#NOBODY} if not everyone may know it
     */
    int of(Position position, int seat);

    /** The picture that marks the seat. */
    default String mark(Position position, int seat) {
        return SeatMark.of(of(position, seat));
    }
}
