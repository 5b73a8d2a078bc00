package uniboard.web.compiler;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Short names for contents. */
public final class Digest {
    private static final int LENGTH = 8;

    private Digest() {
    }

    /** Eight hexadecimal digits: the same for the same content, and in practice for no other. */
    public static String of(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content)).substring(0, LENGTH);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }
}
