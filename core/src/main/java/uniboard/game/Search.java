package uniboard.game;

/** A bot's thinking about one move, in slices: on a thread, in a worker or between frames alike. Cancelled by not stepping any more. */
public interface Search {
    /**
     * Searches on.
     *
     * @param nodes about how many nodes this slice may take
     * @return whether the search is finished
     */
    boolean step(int nodes);

    /** The best move found so far: legal from the beginning. */
    int move();

    /** Nodes searched so far. */
    int nodes();
}
