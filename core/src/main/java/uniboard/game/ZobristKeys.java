package uniboard.game;

/**
 * Two random words, one for each half of a hash, for every fact that positions of a game are made of. A position's hash is the exclusive
 * or of its facts' words.
 *
 * <p>Source: A. Zobrist, <i>A new hashing method with application for game playing</i> (1970).
 */
public final class ZobristKeys {
    /** The halves of a hash. */
    public static final int HIGH = 0;
    public static final int LOW = 1;

    private final int[] words;

    /** @param facts how many there are, numbered from 0 */
    public ZobristKeys(int facts, int seed) {
        Random32 random = new Random32(seed);
        words = new int[2 * facts];
        for (int i = 0; i < words.length; i++) words[i] = random.next();
    }

    /** @param half {@link #HIGH} or {@link #LOW} */
    public int of(int fact, int half) {
        return words[2 * fact + half];
    }
}
