package uniboard.game;

import java.util.List;

/** What a game says, and how what people tap becomes a move. Stateless. */
public interface GameWords {
    /** What the seat is called on the table, such as Blue. Seats count from 0. */
    Message seatName(int seat);

    /**
     * The seat that an option's value stands for, such as the one that begins: players are offered it by the name of the player there.
     *
     * @return {@link Position#NOBODY} for any other value
     */
    default int seatMeant(Option option, String value) {
        return Position.NOBODY;
    }

    /**
     * Packs what a person tried, legal or not, to ask {@link PositionWords#whyNot} about it.
     *
     * @param places of {@link Choice.Step}s, in the order in which they were chosen
     * @return the attempt, or -1 if it can't be packed
     */
    int attempt(List<String> places);

    /** What is said of the position, as it stands when it is asked for. */
    PositionWords of(Position position);
}
