package uniboard.remote;

import java.util.Arrays;

/**
 * Half of what opens a sealed move, for each of the two others: one half tells nothing, both together open it when anybody who sealed it
 * has
 * gone.
 *
 * <p>Source: A. Shamir, <i>How to share a secret</i> (1979), for two shares of which both are needed.
 */
final class SecretShare {
    /** By which a half is said. */
    static final String WORD = "share";
    /** By which a half of somebody else's is handed on, once that is agreed. */
    static final String YIELDED = "yields";
    /** By which a seat says that it has a half of the move at a ply. */
    static final String HELD = "holds";

    /** Bytes of a half, whatever the move. */
    static final int LENGTH = 256;

    private SecretShare() {
    }

    /**
     * The halves of a move.
     *
     * @param blank {@link #LENGTH} bytes that nobody else knows: the first half
     */
    static byte[][] halves(String text, byte[] salt, byte[] blank) {
        byte[] whole = Padding.of(Encoded.joined(salt, Encoded.utf8(text)));
        return new byte[][] {blank, both(blank, whole)};
    }

    private static byte[] both(byte[] one, byte[] other) {
        byte[] both = new byte[LENGTH];
        for (int i = 0; i < LENGTH; i++) both[i] = (byte) (one[i] ^ other[i]);
        return both;
    }

    /** What both halves open: the salt and then the move's text; null if they don't belong together. */
    static byte[] opened(byte[] one, byte[] other) {
        byte[] opened = Padding.removed(both(one, other));
        return opened == null || opened.length <= SealedMove.SALT ? null : opened;
    }

    static byte[] salt(byte[] opened) {
        return Arrays.copyOf(opened, SealedMove.SALT);
    }

    static String text(byte[] opened) {
        return Encoded.text(Arrays.copyOfRange(opened, SealedMove.SALT, opened.length));
    }

    /** @return null if it isn't one */
    static byte[] read(String text) {
        return Encoded.read(text, LENGTH);
    }

    /** For one reader. */
    static String boxed(Crypto crypto, byte[] half, byte[] reader, SignedMessage.Hand writer) {
        byte[] nonce = crypto.random(Crypto.NONCE);
        return Encoded.of(Encoded.joined(nonce, crypto.lockFor(reader, half, nonce, writer.reading())));
    }

    /** @return null if it isn't for this reader */
    static byte[] unboxed(Crypto crypto, String text, byte[] writer, SignedMessage.Hand reader) {
        byte[] box = Encoded.read(text, Crypto.NONCE + Crypto.LOCK + LENGTH);
        if (box == null) return null;
        byte[] locked = Arrays.copyOfRange(box, Crypto.NONCE, box.length);
        return crypto.unlockFrom(writer, locked, Arrays.copyOf(box, Crypto.NONCE), reader.reading());
    }
}
