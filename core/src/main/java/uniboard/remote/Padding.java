package uniboard.remote;

import java.util.Arrays;

/** Lengthens texts to whole blocks, so that their length tells little of them. */
final class Padding {
    private static final int BLOCK = 256;
    private static final int COUNT = 4;

    private Padding() {
    }

    static byte[] of(byte[] text) {
        int blocks = (text.length + COUNT + BLOCK - 1) / BLOCK;
        byte[] padded = new byte[blocks * BLOCK];
        for (int i = 0; i < COUNT; i++) padded[i] = (byte) (text.length >>> 8 * i);
        System.arraycopy(text, 0, padded, COUNT, text.length);
        return padded;
    }

    /** @return null if it wasn't made by {@link #of} */
    static byte[] removed(byte[] padded) {
        if (padded.length < BLOCK) return null;
        int count = 0;
        for (int i = 0; i < COUNT; i++) count |= (padded[i] & 0xff) << 8 * i;
        return count < 0 || count > padded.length - COUNT ? null : Arrays.copyOfRange(padded, COUNT, COUNT + count);
    }
}
