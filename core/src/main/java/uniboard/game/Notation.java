package uniboard.game;

/** How a game's positions and moves are written and read. Every position and every move has exactly one text. */
public interface Notation {
    /** A viewer who knows all: neither a seat nor {@link Position#NOBODY}. */
    int ALL_KNOWING = -2;

    /** The whole position, hidden parts and generator state included, but not what came before it. */
    default String positionText(Position position) {
        return viewText(position, ALL_KNOWING);
    }

    /** @param viewer a seat; {@link Position#NOBODY}: only what everyone may read; {@link #ALL_KNOWING}: the whole position */
    String viewText(Position position, int viewer);

    /**
     * Reads what {@link #positionText} writes; what came before counts as nothing (ply 0, no repetition).
     *
     * @throws NotationException if the text is any other
     */
    Position position(String text);

    /** The move as records write it. {@code move} must be legal in {@code position}. */
    String moveText(Position position, int move);

    /** What a viewer, as of {@link #viewText}, may read of a move that is legal in {@code position}. */
    default String moveText(Position position, int move, int viewer) {
        return moveText(position, move);
    }

    /**
     * What a viewer may read of a move of {@code position} later on: what was hidden may have been opened.
     *
     * @param now the position that the move, and what was played after it, led to
     */
    default String moveText(Position position, int move, int viewer, Position now) {
        return moveText(position, move, viewer);
    }

    /**
     * Reads a move of any position.
     *
     * @throws NotationException if the text isn't a move's, with the reason
     */
    int parse(String text);
}
