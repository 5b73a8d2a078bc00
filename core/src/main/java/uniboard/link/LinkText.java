package uniboard.link;

import java.util.Arrays;
import uniboard.game.Message;

/**
 * Bytes as a text that may stand in an address: base64url (RFC 4648, section 5), without padding, of the format's version, the bytes and
 * their checksum. A link that was mistyped or cut is told as such.
 */
final class LinkText {
    /** In signs; what is longer holds no game. */
    static final int LONGEST = 65_536;
    private static final int VERSION = 1;
    private static final int CHECKSUM = 4;

    private LinkText() {
    }

    static String of(byte[] content) {
        BitWriter out = new BitWriter();
        out.bits(VERSION, Byte.SIZE);
        out.bytes(content);
        out.bits(checksum(out.toBytes()), CHECKSUM * Byte.SIZE);
        return signs(out.toBytes());
    }

    /** @throws LinkException if it isn't a text that {@link #of} writes; one whose last sign differs without meaning is taken, too */
    static byte[] content(String text) {
        if (text.length() > LONGEST) throw tooLong();
        byte[] bytes = bytes(text);
        int end = bytes.length - CHECKSUM;
        if (end < 1) throw LinkException.damaged();
        BitReader check = new BitReader(Arrays.copyOfRange(bytes, end, bytes.length));
        if (check.bits(CHECKSUM * Byte.SIZE) != checksum(Arrays.copyOf(bytes, end))) throw LinkException.damaged();
        if (bytes[0] != VERSION) throw new LinkException(Message.of("link.version"));
        return Arrays.copyOfRange(bytes, 1, end);
    }

    static LinkException tooLong() {
        return new LinkException(Message.of("link.tooLong", Integer.toString(LONGEST)));
    }

    static String signs(byte[] bytes) {
        return Base64Url.signs(bytes);
    }

    static byte[] bytes(String text) {
        byte[] bytes = Base64Url.bytes(text);
        if (bytes == null) throw LinkException.damaged();
        return bytes;
    }

    /** CRC-32 as in ISO 3309 and Ethernet, in {@code int}s, which browsers count fast. */
    private static int checksum(byte[] bytes) {
        int rest = -1;
        for (byte each : bytes) {
            rest ^= each & 0xff;
            for (int bit = 0; bit < Byte.SIZE; bit++) rest = rest >>> 1 ^ ((rest & 1) == 0 ? 0 : 0xedb88320);
        }
        return ~rest;
    }
}
