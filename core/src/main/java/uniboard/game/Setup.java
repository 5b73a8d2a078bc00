package uniboard.game;

import java.util.List;

/** How a position of a game is set up by hand: what can stand where. Legality isn't checked here, but by {@link Notation#position}. */
public interface Setup {
    /**
     * Something that can be put on a table.
     *
     * @param id of this game's own
     */
    record Piece(String id, Message name) {
    }

    /** Takes away what stands at a place. */
    Piece NOTHING = new Piece("none", Message.of("setup.remove"));

    /** The pieces to place, in the order in which they are offered, with {@link #NOTHING} last. */
    List<Piece> pieces();

    /** @return the position with that piece there; the same where the place isn't one for pieces */
    Position put(Position at, String place, Piece piece);

    /** What can lie at the place instead, one of them always; empty where none does. */
    default List<Piece> choices(Position at, String place) {
        return List.of();
    }

    /** @param piece one of {@link #choices} */
    default Position choose(Position at, String place, Piece piece) {
        return at;
    }

    /**
     * Reads what a position that isn't finished is written as.
     *
     * @throws NotationException if it is no position at all
     */
    Position read(String text);

    /** Whose turn it is, also where nobody can move. */
    Message mover(Position at);

    /** @return the position with the next seat to move */
    Position passTurn(Position at);
}
