package uniboard.relay;

import java.util.Arrays;
import java.util.Locale;

/** How long things took. */
final class Latencies {
    private static final int FIRST_ROOM = 64;

    private long[] nanoseconds = new long[FIRST_ROOM];
    private int count;

    void add(long each) {
        if (count == nanoseconds.length) nanoseconds = Arrays.copyOf(nanoseconds, 2 * count);
        nanoseconds[count++] = each;
    }

    /** Adds the time from then to now. */
    void addSince(long nanoTime) {
        add(System.nanoTime() - nanoTime);
    }

    void addAll(Latencies others) {
        for (int i = 0; i < others.count; i++) add(others.nanoseconds[i]);
    }

    /** Median, 99th percentile and maximum, in milliseconds. */
    String text() {
        if (count == 0) return "none";
        double[] sorted = Arrays.stream(nanoseconds, 0, count).sorted().mapToDouble(each -> each / 1e6).toArray();
        return String.format(Locale.ROOT, "median %.1f ms, 99 %% %.1f ms, longest %.1f ms, of %d", sorted[count / 2],
            sorted[count * 99 / 100], sorted[count - 1], count);
    }
}
