package uniboard.game;

/**
 * A position of a game together with the plies that led to it: mutable, made for search and display alike. Moves are {@code int}s,
 * packed by each game. Seats count from 0 here; texts and people count from 1.
 */
public interface Position {
    /** The seat to move of a position in which the game is over. */
    int NOBODY = -1;

    int seats();

    /** The seat whose decision is asked, or {@link #NOBODY} when the game is over. */
    int toMove();

    /** Clears {@code into} and fills it with the legal moves in the game's fixed order; with none when the game is over. */
    void moves(MoveList into);

    /** Plays a legal move. Legality isn't checked: what an illegal one does is undefined. */
    void play(int move);

    /**
     * Takes the last move back.
     *
     * @throws IllegalStateException if no earlier position is known: at the start of the record, and where the position was dealt again by
     *                               {@link #determinize} and keeps nothing of what came before
     */
    void undo();

    /** Moves played since the start of the record. */
    int ply();

    /** An independent copy, with its past. */
    Position copy();

    Outcome outcome();

    /** The upper half of the position's hash: equal for equal positions to play on from, whatever way led to them. */
    int hashHigh();

    int hashLow();

    /**
     * Deals again what {@code viewer} can't know: collects it, sorts it canonically, deals it out by {@code random} and replaces the
     * generator's state. The result depends on the viewer's knowledge and on {@code random} alone; open games, unless told otherwise, stay
     * as they are.
     *
     * @param viewer a seat, or {@link #NOBODY}: someone who may see only what all seats may see
     */
    default void determinize(int viewer, Random32 random) {
    }

    /**
     * Takes over what no text tells, but anybody who has followed the game remembers: how many plies were played, and what all seats could
     * see
     * of them. This position was read from the text of a view; it then does for that viewer what the true position, dealt again, would do.
     * Plies before it can't be taken back. Open games, which nobody need be shown in views, needn't do anything.
     *
     * @param before the position one ply earlier as the same viewer saw it, which remembers what came before it
     * @param move   the move that led here, as far as the viewer knows by now what it was; it needn't be legal in {@code before}
     */
    default void remember(Position before, int move) {
    }

    /**
     * Whether a legal move shows somebody what they could not know before it, such as the card drawn: taken back, it would stay known.
     */
    default boolean reveals(int move) {
        return false;
    }

    /**
     * Whether nobody else may watch the seat to move while it decides: what it chooses stays hidden from the others, at least for a time.
     */
    default boolean isDecidedInSecret() {
        return false;
    }
}
