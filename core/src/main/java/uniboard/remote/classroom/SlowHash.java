package uniboard.remote.classroom;

import uniboard.remote.Crypto;
import uniboard.remote.Encoded;

/** A hash that takes a device a moment, so that nobody tries out all short texts. It can be made in slices: a page has no threads. */
final class SlowHash {
    /** A fifth of a second on a laptop, a second on a phone. */
    static final int ROUNDS = 1 << 16;

    private final Crypto crypto;
    private byte[] state;
    private int left = ROUNDS;

    /** @param purpose keeps hashes of the same bytes for other purposes apart */
    SlowHash(Crypto crypto, String purpose, byte[] bytes) {
        this.crypto = crypto;
        state = crypto.hash(Encoded.joined(Encoded.utf8(purpose + '\n'), bytes));
    }

    /** @return whether it is done */
    boolean advance(int rounds) {
        for (int round = Math.min(rounds, left); round > 0; round--, left--) state = crypto.hash(state);
        return left == 0;
    }

    /** {@link Crypto#HASH} bytes; makes all that is left. */
    byte[] result() {
        advance(left);
        return state;
    }
}
