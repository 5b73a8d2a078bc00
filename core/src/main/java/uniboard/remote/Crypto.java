package uniboard.remote;

/**
 * Locks and signatures as NaCl has them. Keys, nonces, signatures and locked texts are bytes as NaCl lays them out, so that devices with
 * different libraries understand each other.
 *
 * <p>Source: D. J. Bernstein, T. Lange and P. Schwabe, <i>The security impact of a new cryptographic library</i> (2012).
 */
public interface Crypto {
    /** Bytes of a key: of a room's, and of the public half of a pair. */
    int KEY = 32;
    /** Bytes that are never used twice with the same key. */
    int NONCE = 24;
    int SIGNATURE = 64;
    /** Bytes of a hash. */
    int HASH = 64;
    /** By how many bytes a locked text is longer. */
    int LOCK = 16;

    /** A pair of keys: what others may know, and what nobody else may. */
    record Keys(byte[] open, byte[] secret) {
    }

    /** Bytes that nobody can guess. */
    byte[] random(int count);

    /**
     * A pair for signatures (Ed25519).
     *
     * @param seed {@link #KEY} bytes: the same seed makes the same pair
     */
    Keys signingKeys(byte[] seed);

    /**
     * A pair for texts to one reader (X25519).
     *
     * @param secret {@link #KEY} bytes: the pair's secret half
     */
    Keys readingKeys(byte[] secret);

    /** @return {@link #SIGNATURE} bytes */
    byte[] sign(byte[] text, Keys signer);

    boolean isSigned(byte[] text, byte[] signature, byte[] openKey);

    /** Locks a text for all who have the key (XSalsa20-Poly1305). */
    byte[] lock(byte[] text, byte[] nonce, byte[] key);

    /** @return null if it wasn't locked with this key and nonce, or has been changed */
    byte[] unlock(byte[] locked, byte[] nonce, byte[] key);

    /** Locks a text for one reader, and shows them who wrote it (X25519-XSalsa20-Poly1305). */
    byte[] lockFor(byte[] openKey, byte[] text, byte[] nonce, Keys writer);

    /** @return null if it wasn't locked for this reader by that writer, or has been changed */
    byte[] unlockFrom(byte[] openKey, byte[] locked, byte[] nonce, Keys reader);

    /** SHA-512. */
    byte[] hash(byte[] text);
}
