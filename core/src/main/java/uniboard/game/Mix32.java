package uniboard.game;

/**
 * Mixes the bits of a number.
 *
 * <p>Source: the finaliser of A. Appleby's MurmurHash3.
 */
public final class Mix32 {
    private Mix32() {
    }

    /** Another number for each number; one bit changed changes half of the bits, about. */
    public static int of(int number) {
        int z = (number ^ number >>> 16) * 0x85ebca6b;
        z = (z ^ z >>> 13) * 0xc2b2ae35;
        return z ^ z >>> 16;
    }
}
