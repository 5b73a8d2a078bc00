package uniboard.sound;

/** White noise, the same for the same seed. */
final class Noise {
    private int state;

    /** @param seed not 0 */
    Noise(int seed) {
        state = seed;
    }

    /** -1 to 1. */
    double next() {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return state / 2147483648.0;
    }
}
