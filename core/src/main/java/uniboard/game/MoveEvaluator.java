package uniboard.game;

/** Judges the moves of one game by what the player who made them could know. Stateless. */
public interface MoveEvaluator {
    /** The budget of one move, in nodes: a whole game takes about ten seconds on a usual machine. */
    int nodes();

    /**
     * Begins to look at a move.
     *
     * @param view   a determinized copy that holds nothing the seat to move can't know; the weighing owns it from now on
     * @param played the legal move that was made
     * @param nodes  budget; the same budget and generator state give the same on every platform
     */
    Evaluation weigh(Position view, int played, int nodes, Random32 random);

    /**
     * What a move must cost at least, in thousandths of a chance, to be called a mistake: less may be the weighing's own error. Of strong
     * bots' moves at most one in twenty is called so.
     *
     * @param before the position in which the move was made
     */
    default int doubt(Position before) {
        return 30;
    }

    /** Whether what was found of the move that was made costs at least {@link #doubt}. */
    default boolean looksLikeMistake(Evaluation found, Position before) {
        return chance(found.measureOfOther()) - chance(found.measureOfPlayed()) >= doubt(before);
    }

    /**
     * How likely the player who makes a move of that measure wins, in thousandths; a draw counts half. MEASUREMENTS.md tells how it was
     * found and tried.
     */
    int chance(int measure);
}
