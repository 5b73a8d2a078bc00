package uniboard.search;

/**
 * How well a bot of a level plays. A weak one plays weakly as people do: it looks less far ahead and overlooks things.
 *
 * @param depth             plies to look ahead, at least 1
 * @param missedMoves       in percent: how many of its own moves it overlooks
 * @param missedReplies     in percent: how many of the moves that may follow
 * @param missedWinsAtOnce  in percent: in how many of the positions that may follow it overlooks that the seat to move wins at once
 */
public record Strength(int depth, int missedMoves, int missedReplies, int missedWinsAtOnce) {
    /** Overlooks nothing. */
    public static Strength lookingAhead(int depth) {
        return new Strength(depth, 0, 0, 0);
    }
}
