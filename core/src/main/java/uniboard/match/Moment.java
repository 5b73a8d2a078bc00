package uniboard.match;

/**
 * A move that mattered.
 *
 * @param ply  moves made before it
 * @param seat whose move it was
 */
public record Moment(int ply, int seat, Kind kind, WeighedMove move) {
    /** Why it mattered. */
    public enum Kind {
        /** Another move would have been better. */
        MISTAKE,
        /** Took what the mistake of somebody else offered. */
        TAKEN,
        /** Every other move would have been much worse. */
        ONLY,
        /** Did uncommonly well, as {@link uniboard.game.Game#feat} tells. */
        FEAT
    }
}
