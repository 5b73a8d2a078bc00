package uniboard.search;

/** Scores of positions, for the seat to move. */
public final class Score {
    /** Of a game won now; a win in {@code n} plies scores {@code WON - n}, so that the nearest win is the best. */
    public static final int WON = 1_000_000;
    /** Above every score, with its negative below. */
    public static final int INFINITE = WON + 1;
    public static final int DRAWN = 0;

    private static final int MOST_PLIES = 1000;

    private Score() {
    }

    static int wonIn(int plies) {
        return WON - plies;
    }

    static int lostIn(int plies) {
        return plies - WON;
    }

    /** Whether the score tells a forced end of the game. */
    static boolean isDecided(int score) {
        return score >= WON - MOST_PLIES || score <= MOST_PLIES - WON;
    }

    /** A score counted from the root, counted from a position {@code plies} below it: what a table may keep. */
    static int fromPosition(int score, int plies) {
        if (!isDecided(score)) return score;
        return score > 0 ? score + plies : score - plies;
    }

    /** Inverse of {@link #fromPosition}. */
    static int fromRoot(int score, int plies) {
        if (!isDecided(score)) return score;
        return score > 0 ? score - plies : score + plies;
    }
}
