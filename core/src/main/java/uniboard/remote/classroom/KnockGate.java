package uniboard.remote.classroom;

import java.util.ArrayList;
import java.util.List;

/** Keeps those who knock too often from taking the teacher's device up, and notices a flood of newcomers. */
final class KnockGate {
    /** Packets of the door that are opened in a second. */
    static final int MOST_A_SECOND = 20;
    /** Newcomers within {@link #WINDOW} seconds, more of whom no class sends. */
    static final int MOST_NEWCOMERS = 40;
    /** In seconds. */
    static final int WINDOW = 10;

    private final List<Integer> newcomers = new ArrayList<>();
    private final RateLimit limit = new RateLimit(MOST_A_SECOND);

    /** Whether another packet may be opened now. */
    boolean lets(int now) {
        return limit.lets(now);
    }

    /** @return whether that is one newcomer too many */
    boolean isFloodWith(int now) {
        while (!newcomers.isEmpty() && newcomers.get(0) <= now - WINDOW) newcomers.remove(0);
        newcomers.add(now);
        return newcomers.size() > MOST_NEWCOMERS;
    }
}
