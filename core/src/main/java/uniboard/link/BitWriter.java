package uniboard.link;

import java.util.Arrays;

/** Bytes and parts of bytes, the highest bit first. */
final class BitWriter {
    private byte[] bytes = new byte[64];
    /** In bits. */
    private int size;

    /** @param value its lowest bits count */
    void bits(int value, int bits) {
        int needed = (size + bits + Byte.SIZE - 1) / Byte.SIZE;
        if (needed > bytes.length) bytes = Arrays.copyOf(bytes, needed * 2);
        for (int bit = bits - 1; bit >= 0; bit--, size++) {
            bytes[size / Byte.SIZE] |= (byte) ((value >>> bit & 1) << Byte.SIZE - 1 - size % Byte.SIZE);
        }
    }

    /** A number not below 0: seven bits a byte, the lowest first; a set eighth bit says that more follow. */
    void number(int value) {
        int rest = value;
        while (rest >= 0x80) {
            bits(rest & 0x7f | 0x80, Byte.SIZE);
            rest >>>= 7;
        }
        bits(rest, Byte.SIZE);
    }

    void bytes(byte[] added) {
        for (byte each : added) bits(each, Byte.SIZE);
    }

    /** How many characters of ASCII there are, and they. */
    void text(String text) {
        number(text.length());
        for (int i = 0; i < text.length(); i++) bits(text.charAt(i), Byte.SIZE);
    }

    /** All so far; a byte that is begun is filled up with zeros. */
    byte[] toBytes() {
        return Arrays.copyOf(bytes, (size + Byte.SIZE - 1) / Byte.SIZE);
    }
}
