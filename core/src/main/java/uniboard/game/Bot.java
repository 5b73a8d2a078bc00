package uniboard.game;

/** A computer player of one game and level. Stateless. */
public interface Bot {
    int LEVELS = 5;

    /** The budget of play, in nodes. */
    int nodes();

    /**
     * Starts thinking about the seat to move.
     *
     * @param view   a determinized copy that holds nothing the seat can't know; the search owns it from now on
     * @param nodes  budget; the same budget and generator state give the same move on every platform
     * @param random the bot's own chance, independent of the game's
     */
    Search search(Position view, int nodes, Random32 random);
}
