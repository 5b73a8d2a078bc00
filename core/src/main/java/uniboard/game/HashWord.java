package uniboard.game;

/** Words for hashes that are the exclusive or of a word for every fact that a position is made of. */
public final class HashWord {
    /** The halves of a hash: what makes their words differ. */
    public static final int HIGH = 0x2545f491;
    public static final int LOW = 0x19880407;

    private HashWord() {
    }

    /**
     * @param kind keeps equal facts of different kinds apart
     * @param half {@link #HIGH} or {@link #LOW}
     */
    public static int of(int kind, int fact, int half) {
        return Mix32.of(fact * 0x9e3779b9 ^ half * kind);
    }

    /** The word for a generator's state. */
    public static int of(int kind, Random32 random, int half) {
        String state = random.toString();
        int word = 0;
        for (int i = 0; i < state.length(); i++) word = of(kind, word ^ state.charAt(i), half);
        return word;
    }
}
