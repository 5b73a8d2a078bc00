package uniboard.web;

/**
 * UTF-8 without the charsets of {@code java.nio}, a hundred methods of the compiled program. The site builder puts it in the place of
 * {@link String#getBytes(java.nio.charset.Charset)} and its counterpart everywhere: no other charset is used.
 */
public final class PlainUtf8 {
    private static final char REPLACEMENT = '\ufffd';

    private PlainUtf8() {
    }

    /** As {@code text.getBytes(UTF_8)}; half a surrogate pair becomes a question mark. */
    public static byte[] bytes(String text) {
        byte[] bytes = new byte[text.length() * 3];
        int length = 0;
        for (int at = 0; at < text.length(); at++) {
            int point = text.codePointAt(at);
            if (point > 0xffff) at++;
            if (point >= 0xd800 && point <= 0xdfff) point = '?';
            if (point < 0x80) {
                bytes[length++] = (byte) point;
                continue;
            }
            int more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
            // As many ones as there are bytes, then a nought, then the highest bits.
            bytes[length++] = (byte) (0xf80 >> more | point >> 6 * more);
            for (int left = more - 1; left >= 0; left--) bytes[length++] = (byte) (0x80 | point >> 6 * left & 0x3f);
        }
        byte[] all = new byte[length];
        System.arraycopy(bytes, 0, all, 0, length);
        return all;
    }

    /** As {@code new String(bytes, UTF_8)}: what can't be read becomes the replacement character. */
    public static char[] characters(byte[] bytes) {
        char[] characters = new char[bytes.length];
        int length = 0;
        for (int at = 0; at < bytes.length;) {
            int first = bytes[at++] & 0xff;
            int more = first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
            int point = more == 0 ? first < 0x80 ? first : REPLACEMENT : first & 0x3f >> more;
            for (int read = 0; read < more; read++) {
                if (at == bytes.length || !continues(first, read, bytes[at] & 0xff)) {
                    point = REPLACEMENT;
                    break;
                }
                point = point << 6 | bytes[at++] & 0x3f;
            }
            if (point >= 0xd800 && point <= 0xdfff) point = REPLACEMENT;
            if (point > 0xffff) {
                characters[length++] = (char) (0xd7c0 + (point >> 10));
                point = 0xdc00 | point & 0x3ff;
            }
            characters[length++] = (char) point;
        }
        char[] all = new char[length];
        System.arraycopy(characters, 0, all, 0, length);
        return all;
    }

    /** Whether a byte may come after the first one and a number of others: neither longer than need be nor too large. */
    private static boolean continues(int first, int read, int next) {
        int least = read > 0 ? 0x80 : first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
        int most = read == 0 && first == 0xf4 ? 0x8f : 0xbf;
        return next >= least && next <= most;
    }
}
