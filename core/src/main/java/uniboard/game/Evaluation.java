package uniboard.game;

/** Looks at a move that was played and for a better one, in slices, as {@link Search} does. */
public interface Evaluation {
    /**
     * Looks on.
     *
     * @param nodes about how many nodes this slice may take
     * @return whether it has seen enough
     */
    boolean step(int nodes);

    /** Nodes taken so far. */
    int nodes();

    /** The best move found: the one that was played, if none is better. */
    int best();

    /** How good the move that was played is for its maker, in a measure of the game's own that {@link MoveEvaluator#chance} understands. */
    int measureOfPlayed();

    /** As {@link #measureOfPlayed}, of the best of all other moves; where not all were looked at, no less than it. */
    int measureOfOther();
}
