package uniboard.far;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Bytes as they are written into texts and links: base64 with the letters that addresses allow, without padding. */
final class Encoded {
    private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();
    private static final Base64.Decoder DECODER = Base64.getUrlDecoder();

    private Encoded() {
    }

    static String of(byte[] bytes) {
        return ENCODER.encodeToString(bytes);
    }

    /**
     * The bytes that a text spells.
     *
     * @return null if it spells any other number of them, or spells them in another way than {@link #of}
     */
    static byte[] read(String text, int count) {
        // A decoder is free in what it does with half a letter too many, so that only the way back shows that nothing is amiss.
        if (text.length() != (count * 8 + 5) / 6) return null;
        try {
            byte[] bytes = DECODER.decode(text);
            return bytes.length == count && of(bytes).equals(text) ? bytes : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static String text(byte[] utf8) {
        return new String(utf8, StandardCharsets.UTF_8);
    }

    /** All of the parts, one after the other. */
    static byte[] joined(byte[]... parts) {
        int count = 0;
        for (byte[] part : parts) count += part.length;
        byte[] all = new byte[count];
        int at = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, all, at, part.length);
            at += part.length;
        }
        return all;
    }
}
