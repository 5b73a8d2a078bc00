package uniboard.search;

/**
 * How well a bot of a level plays. A weak one plays weakly as people do: it looks less far ahead and overlooks things.
 *
 * @param depth             plies to look ahead, at least 1
 * @param missedMoves       in percent: how many of its own moves it overlooks
 * @param missedReplies     in percent: how many of the moves that may follow
 * @param missedWinsAtOnce  in percent: in how many of the positions that may follow it overlooks that the seat to move wins at once
 * @param leftOut           one of its own moves that isn't looked at if there are others, or {@link #NOTHING}
 */
public record Strength(int depth, int missedMoves, int missedReplies, int missedWinsAtOnce, int leftOut) {
    /** In place of a move: nothing is left out. */
    public static final int NOTHING = -1;

    /** Leaves nothing out. */
    public Strength(int depth, int missedMoves, int missedReplies, int missedWinsAtOnce) {
        this(depth, missedMoves, missedReplies, missedWinsAtOnce, NOTHING);
    }

    /** Overlooks nothing. */
    public static Strength lookingAhead(int depth) {
        return new Strength(depth, 0, 0, 0);
    }

    /** @param move as the search counts moves, or {@link #NOTHING} */
    public Strength leavingOut(int move) {
        return new Strength(depth, missedMoves, missedReplies, missedWinsAtOnce, move);
    }
}
