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

    /**
     * What a position has beside its pieces, such as a hand or a round; its values are {@link #choices} of its id.
     *
     * @param id    of this game's own; a place of the board that shows it may be called so
     * @param value as it is now
     */
    record Property(String id, Message name, Message value) {
    }

    /**
     * Pieces of which one is chosen: all there are, or where a piece is chosen by several features, what one of them can be.
     *
     * @param name of the feature
     */
    record Group(Message name, List<Piece> pieces) {
    }

    /** Takes away what stands at a place. */
    Piece NOTHING = new Piece("none", Message.of("setup.remove"));

    /** The pieces to place, in the order in which they are offered, with {@link #NOTHING} last; none where all lies in lists. */
    default List<Piece> pieces() {
        return List.of();
    }

    /** What is offered to be put, in this order; of each group one piece is chosen. */
    default List<Group> groups() {
        return pieces().isEmpty() ? List.of() : List.of(new Group(Message.of("setup.pieces"), pieces()));
    }

    /** @param chosen a piece of each of {@link #groups}, in their order; {@link #NOTHING} alone where there are none */
    default Position put(Position at, String place, List<Piece> chosen) {
        return put(at, place, chosen.get(0));
    }

    /** @return the position with that piece there; the same where the place isn't one for pieces */
    default Position put(Position at, String place, Piece piece) {
        return at;
    }

    /** None unless the game says so. */
    default List<Property> properties(Position at) {
        return List.of();
    }

    /**
     * What can lie at the place, or what the property can be; empty where nothing is chosen.
     *
     * @param place of the board, or a property's id
     */
    default List<Piece> choices(Position at, String place) {
        return List.of();
    }

    /** @param piece one of {@link #choices} */
    default Position choose(Position at, String place, Piece piece) {
        return at;
    }

    /**
     * Adds what is missing before it can be played.
     *
     * @return the same where nothing is, or where it isn't for chance to decide
     */
    default Position complete(Position at, Random32 random) {
        return at;
    }

    /** What is missing, where {@link Notation#position} would tell it less plainly; null where it wouldn't. */
    default Message missing(Position at) {
        return null;
    }

    /** From whose seat the position is shown. */
    default int viewer(Position at, int nearSeat) {
        return nearSeat;
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
