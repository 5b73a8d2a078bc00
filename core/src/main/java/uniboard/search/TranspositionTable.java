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
    /** Shifts the buckets so that none lies across two lines of the processor's cache, where an array begins with a header of 16 bytes. */
    private static final int FIRST = 12;
    private static final int BUCKET_WORDS = 2 * WORDS;
    private static final int MOST_BUCKETS = 1 << 18;
    private static final int FEWEST_BUCKETS = 1 << 8;

    /** Of each entry: the hash's halves, the score, and from the lowest bit bound (2 bits), depth (14) and the best move plus 1 (16). */
    private final int[] words;
    private final int mask;

    /** @param budget nodes of the search that will use it: no larger table is made than these could fill */
    TranspositionTable(int budget) {
        int buckets = FEWEST_BUCKETS;
        while (buckets < MOST_BUCKETS && buckets < budget / 4) buckets *= 2;
        words = new int[FIRST + buckets * BUCKET_WORDS];
        mask = buckets - 1;
    }

    private int bucket(int hashLow) {
        return FIRST + (hashLow & mask) * BUCKET_WORDS;
    }

    /** @return the position's entry, good until the next {@link #store}, or {@link #NO_ENTRY} */
    int find(int hashHigh, int hashLow) {
        int entry = bucket(hashLow);
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
        return words[entry + 3] >>> 2 & 0x3fff;
    }

    /** The best move, or one that refuted the position; {@link #NO_MOVE} if none is known. */
    int move(int entry) {
        return (words[entry + 3] >>> 16) - 1;
    }

    /** @param depth at least 1 */
    void store(int hashHigh, int hashLow, int depth, int bound, int score, int move) {
        int entry = bucket(hashLow);
        if (!holds(entry, hashHigh, hashLow) && (holds(entry + WORDS, hashHigh, hashLow) || depth < depth(entry))) entry += WORDS;
        words[entry] = hashHigh;
        words[entry + 1] = hashLow;
        words[entry + 2] = score;
        words[entry + 3] = move + 1 << 16 | depth << 2 | bound;
    }
}
