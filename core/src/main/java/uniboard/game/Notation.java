package uniboard.game;

/** How a game's positions and moves are written and read. Every position and every move has exactly one text. */
public interface Notation {
    /** A viewer who knows all: neither a seat nor {@link Position#NOBODY}. */
    int ALL_KNOWING = -2;

    /** The whole position, hidden parts and generator state included, but not what came before it. */
    String positionText(Position position);

    /**
     * Reads what {@link #positionText} writes; what came before counts as nothing (ply 0, no repetition).
     *
     * @throws NotationException if the text is any other
     */
    Position position(String text);

    /** The move as records write it. {@code move} must be legal in {@code position}. */
    String moveText(Position position, int move);

    /**
     * Reads a move of the position to play in.
     *
     * @throws NotationException if the text isn't a move's, or the move isn't legal there, with the reason
     */
    default int move(Position position, String text) {
        int move = parse(text);
        Message objection = position.whyNot(move);
        if (objection != null) throw new NotationException(objection);
        return move;
    }

    /**
     * Reads a move of any position.
     *
     * @throws NotationException if the text isn't a move's, with the reason
     */
    int parse(String text);
}
