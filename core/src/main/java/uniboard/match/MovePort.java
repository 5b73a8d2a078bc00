package uniboard.match;

import uniboard.game.Message;

/** Where the moves of a session go, and from where it hears what became of them. */
public interface MovePort {
    /** Hears what became of the game, in answer to a move or unasked. */
    interface Listener {
        /** @param record one move longer */
        void advanced(GameRecord record);

        /** @param record as long as before, with more known about its moves */
        void knownBetter(GameRecord record);

        /** @param ply number of moves that are left */
        void takenBack(int ply);

        /** A seat has given up, or its time is over: no more moves are made. */
        void ended(Resignation by);

        /** The move submitted last isn't made. */
        void refused(Message reason);
    }

    /** Called once, before the first move. */
    void connect(Listener listener);

    /**
     * A person or a bot at this device has decided. The listener is told within the call where the game is played here and no choices are
     * sealed, else once an answer comes.
     *
     * @param move legal
     */
    void submit(int move);

    /**
     * The person here has decided before others whose moves count at the same time: keeps it until the move is submitted.
     *
     * @param ply  of the move
     * @param move in notation
     */
    default void keepAhead(int ply, String move) { }

    /** What was kept for that ply, also by an earlier run of the program, in notation; empty if nothing was. */
    default String keptAhead(int ply) {
        return "";
    }

    /** Whether a submitted move is still unanswered, also one of an earlier run of the program: nobody here is asked meanwhile. */
    boolean isPending();
}
