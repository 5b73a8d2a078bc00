package uniboard.game;

/**
 * xoshiro128** on four 32-bit words: the only source of chance. A game keeps its generator inside its position, so that a record
 * replays identically everywhere and for ever.
 *
 * <p>Source: D. Blackman and S. Vigna, <i>Scrambled Linear Pseudorandom Number Generators</i> (2018); seeding by four steps of SplitMix
 * with the finaliser of MurmurHash3.
 */
public final class Random32 {
    private int a;
    private int b;
    private int c;
    private int d;

    /** Fills the four words from a 32-bit seed. Every seed is allowed. */
    public Random32(int seed) {
        int s = seed;
        a = Mix32.of(s += 0x9e3779b9);
        b = Mix32.of(s += 0x9e3779b9);
        c = Mix32.of(s += 0x9e3779b9);
        d = Mix32.of(s + 0x9e3779b9);
    }

    private Random32(int a, int b, int c, int d) {
        this.a = a;
        this.b = b;
        this.c = c;
        this.d = d;
    }

    /**
     * Reads a state as {@link #toString} writes it.
     *
     * @throws NotationException if the text isn't four groups of eight lowercase hex digits joined by {@code -}, or is all zero
     */
    public static Random32 read(String text) {
        if (text.length() != 35) throw badState(text);
        int[] words = new int[4];
        int seen = 0;
        for (int i = 0; i < 35; i++) {
            char ch = text.charAt(i);
            if (i % 9 == 8) {
                if (ch != '-') throw badState(text);
                continue;
            }
            int digit = ch >= '0' && ch <= '9' ? ch - '0' : ch >= 'a' && ch <= 'f' ? ch - 'a' + 10 : -1;
            if (digit < 0) throw badState(text);
            words[i / 9] = words[i / 9] << 4 | digit;
            seen |= digit;
        }
        if (seen == 0) throw badState(text);
        return new Random32(words[0], words[1], words[2], words[3]);
    }

    private static NotationException badState(String text) {
        return new NotationException(Message.of("error.generator", text));
    }

    /** The next 32 random bits. */
    public int next() {
        int result = Integer.rotateLeft(b * 5, 7) * 9;
        int t = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= t;
        d = Integer.rotateLeft(d, 11);
        return result;
    }

    /**
     * A number from 0 to {@code bound - 1}, each equally likely: the top ⌈log2 bound⌉ bits of a draw, drawn again until below the bound.
     * A bound of 1 gives 0 without drawing.
     *
     * @throws IllegalArgumentException if {@code bound < 1}
     */
    public int below(int bound) {
        if (bound < 1) throw new IllegalArgumentException("bound " + bound);
        if (bound == 1) return 0;
        int shift = Integer.numberOfLeadingZeros(bound - 1);
        int draw;
        do draw = next() >>> shift;
        while (draw >= bound);
        return draw;
    }

    /** Fisher–Yates over {@code items[0] … items[count - 1]}, from the last element down to index 1. */
    public void shuffle(int[] items, int count) {
        for (int i = count - 1; i > 0; i--) {
            int j = below(i + 1);
            int item = items[i];
            items[i] = items[j];
            items[j] = item;
        }
    }

    public Random32 copy() {
        return new Random32(a, b, c, d);
    }

    /** Takes over the other generator's state. */
    public void set(Random32 other) {
        a = other.a;
        b = other.b;
        c = other.c;
        d = other.d;
    }

    /** The state: eight lowercase hex digits a word, joined by {@code -}. */
    @Override
    public String toString() {
        return Hex.digits(a) + '-' + Hex.digits(b) + '-' + Hex.digits(c) + '-' + Hex.digits(d);
    }
}
