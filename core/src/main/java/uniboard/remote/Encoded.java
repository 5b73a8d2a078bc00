package uniboard.remote;

import java.nio.charset.StandardCharsets;
import uniboard.link.Base64Url;

/** Bytes as they are written into texts and links: base64 with the letters that addresses allow, without padding. */
public final class Encoded {
    private Encoded() {
    }

    public static String of(byte[] bytes) {
        return Base64Url.signs(bytes);
    }

    /**
     * The bytes that a text spells.
     *
     * @return null if it spells any other number of them, or spells them in another way than {@link #of}
     */
    public static byte[] read(String text, int count) {
        // The last sign may say too much, so that only the way back shows that nothing is amiss.
        if (text.length() != (count * 8 + 5) / 6) return null;
        byte[] bytes = Base64Url.bytes(text);
        return bytes != null && bytes.length == count && of(bytes).equals(text) ? bytes : null;
    }

    public static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    public static String text(byte[] utf8) {
        return new String(utf8, StandardCharsets.UTF_8);
    }

    /** All of the parts, one after the other. */
    public static byte[] joined(byte[]... parts) {
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
