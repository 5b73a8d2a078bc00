package uniboard.link;

import java.util.Arrays;

/**
 * Bytes as signs that may stand in an address: base64url (RFC 4648, section 5), without padding. Ours, since the class library's weighs
 * 3 KB in every program.
 */
public final class Base64Url {
    private static final String SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    private static final int SIGN_BITS = 6;
    private static final int SIGN_MASK = (1 << SIGN_BITS) - 1;

    private Base64Url() {
    }

    public static String signs(byte[] bytes) {
        char[] text = new char[(bytes.length * Byte.SIZE + SIGN_BITS - 1) / SIGN_BITS];
        int next = 0;
        int bits = 0;
        int count = 0;
        for (byte each : bytes) {
            bits = bits << Byte.SIZE | each & 0xff;
            count += Byte.SIZE;
            while (count >= SIGN_BITS) {
                count -= SIGN_BITS;
                text[next++] = SIGNS.charAt(bits >>> count & SIGN_MASK);
            }
        }
        if (count > 0) text[next] = SIGNS.charAt(bits << SIGN_BITS - count & SIGN_MASK);
        return new String(text);
    }

    /** @return null if a sign is none of these; what the last one says too much is passed over */
    public static byte[] bytes(String text) {
        byte[] bytes = new byte[text.length() * SIGN_BITS / Byte.SIZE];
        int bits = 0;
        int count = 0;
        int next = 0;
        for (int i = 0; i < text.length(); i++) {
            int sign = SIGNS.indexOf(text.charAt(i));
            if (sign < 0) return null;
            bits = bits << SIGN_BITS | sign;
            count += SIGN_BITS;
            if (count < Byte.SIZE) continue;
            count -= Byte.SIZE;
            bytes[next++] = (byte) (bits >>> count);
        }
        return Arrays.copyOf(bytes, next);
    }
}
