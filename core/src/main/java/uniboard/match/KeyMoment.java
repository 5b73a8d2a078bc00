package uniboard.match;

/**
 * A move worth looking at once more.
 *
 * @param ply  moves made before it
 * @param seat whose move it was
 * @param move null where a turn wasn't weighed
 */
public record KeyMoment(int ply, int seat, Kind kind, WeighedMove move) {
    /** Why it is. */
    public enum Kind {
        /** Another move would have been better. */
        MISTAKE,
        /** A mistake of somebody else, whose moves aren't reviewed. */
        GIFT,
        /** Took what the mistake of somebody else offered. */
        TAKEN,
        /** Every other move would have been much worse. */
        ONLY,
        /** Chosen in secret while the others chose, and neither good nor bad beyond measure. */
        CHOICE,
        /** Began the greatest swing, without being any of the others. */
        TURN,
        /** Did uncommonly well: see {@link uniboard.game.GameAnalysis#highlight}. */
        HIGHLIGHT
    }
}
