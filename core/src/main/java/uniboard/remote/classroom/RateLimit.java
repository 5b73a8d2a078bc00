package uniboard.remote.classroom;

/** How many packets are opened in a second: to open one takes a phone some milliseconds, to send one nothing. */
final class RateLimit {
    private final int most;
    private int second;
    private int passed;

    RateLimit(int most) {
        this.most = most;
    }

    /** Whether another one may be opened now. */
    boolean lets(int now) {
        if (now != second) passed = 0;
        second = now;
        return ++passed <= most;
    }
}
