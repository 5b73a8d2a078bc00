package uniboard.web;

import org.teavm.jso.JSBody;

/** Counts bits in as few operations as JavaScript allows: with the code of TeaVM's class library the search is a third slower. */
public final class BrowserBits {
    private BrowserBits() {
    }

    /** As {@link Integer#numberOfTrailingZeros}. */
    public static int trailingZeros(int bits) {
        return 32 - leadingZeros(~bits & bits - 1);
    }

    @JSBody(params = "bits", script = "return Math.clz32(bits);")
    private static native int leadingZeros(int bits);

    /** As {@link Integer#bitCount}. */
    public static int count(int bits) {
        int pairs = bits - (bits >>> 1 & 0x55555555);
        int nibbles = (pairs & 0x33333333) + (pairs >>> 2 & 0x33333333);
        return (nibbles + (nibbles >>> 4) & 0x0f0f0f0f) * 0x01010101 >>> 24;
    }
}
