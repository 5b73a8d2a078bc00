package uniboard.search;

/**
 * What was found out about positions, by hash. A bucket holds two entries: the deeper result stays in the first, the second takes any.
 * Within one search all entries are of the same age, save those of earlier iterations, which are shallower.
 */
final class TranspositionTable {
    static final int NO_ENTRY = -1;
    static final int NO_MOVE = -1;

    /** What a kept score says of the true one. */
    static final int EXACT = 0;
    static final int AT_LEAST = 1;
    static final int AT_MOST = 2;

    private static final int WORDS = 4;
    private static final int BUCKET_WORDS = 2 * WORDS;
    private static final int MOST_BUCKETS = 1 << 19;
    private static final int FEWEST_BUCKETS = 1 << 8;

    /** Of each entry: the hash's halves, the score, and depth and bound; the best move has an array of its own. */
    private final int[] words;
    private final int[] moves;
    private final int mask;

    /** @param budget nodes of the search that will use it: no larger table is made than these could fill */
    TranspositionTable(int budget) {
        int buckets = FEWEST_BUCKETS;
        while (buckets < MOST_BUCKETS && buckets < budget / 4) buckets *= 2;
        words = new int[buckets * BUCKET_WORDS];
        moves = new int[buckets * 2];
        mask = buckets - 1;
    }

    /** @return the position's entry, good until the next {@link #store}, or {@link #NO_ENTRY} */
    int find(int hashHigh, int hashLow) {
        int entry = (hashLow & mask) * BUCKET_WORDS;
        if (holds(entry, hashHigh, hashLow)) return entry;
        entry += WORDS;
        return holds(entry, hashHigh, hashLow) ? entry : NO_ENTRY;
    }

    private boolean holds(int entry, int hashHigh, int hashLow) {
        return words[entry] == hashHigh && words[entry + 1] == hashLow && words[entry + 3] != 0;
    }

    int score(int entry) {
        return words[entry + 2];
    }

    int bound(int entry) {
        return words[entry + 3] & 3;
    }

    int depth(int entry) {
        return words[entry + 3] >>> 2;
    }

    /** The best move, or one that refuted the position; {@link #NO_MOVE} if none is known. */
    int move(int entry) {
        return moves[entry / WORDS];
    }

    /** @param depth at least 1 */
    void store(int hashHigh, int hashLow, int depth, int bound, int score, int move) {
        int entry = (hashLow & mask) * BUCKET_WORDS;
        if (!holds(entry, hashHigh, hashLow) && (holds(entry + WORDS, hashHigh, hashLow) || depth < depth(entry))) entry += WORDS;
        words[entry] = hashHigh;
        words[entry + 1] = hashLow;
        words[entry + 2] = score;
        words[entry + 3] = depth << 2 | bound;
        moves[entry / WORDS] = move;
    }
}
