package uniboard.link;

/** Reads what {@link BitWriter} writes. */
final class BitReader {
    private static final int LARGEST_SHIFT = 21;

    private final byte[] bytes;
    /** In bits. */
    private int next;

    BitReader(byte[] bytes) {
        this.bytes = bytes;
    }

    /** @throws LinkException where the bytes end too early, as the methods below do */
    int bits(int bits) {
        if (bits > bytes.length * Byte.SIZE - next) throw LinkException.damaged();
        int value = 0;
        for (int i = 0; i < bits; i++, next++) value = value << 1 | bytes[next / Byte.SIZE] >>> Byte.SIZE - 1 - next % Byte.SIZE & 1;
        return value;
    }

    /** @throws LinkException also for numbers of 2²⁸ and more */
    int number() {
        int value = 0;
        for (int shift = 0; shift <= LARGEST_SHIFT; shift += 7) {
            int part = bits(Byte.SIZE);
            value |= (part & 0x7f) << shift;
            if (part < 0x80) return value;
        }
        throw LinkException.damaged();
    }

    String text() {
        StringBuilder text = new StringBuilder();
        for (int i = number(); i > 0; i--) text.append((char) bits(Byte.SIZE));
        return text.toString();
    }
}
