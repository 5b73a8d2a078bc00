package uniboard.remote;

import java.util.Arrays;
import uniboard.game.Position;
import uniboard.game.WholeNumber;

/**
 * What people at a table have used of their time for a game, as its host counts it: time runs for the seat to move, as long as the
 * host's page is open. All times are in whole seconds.
 */
final class Clocks {
    /** Seconds of a message's way that are taken off a move's time, at most. */
    static final int LONGEST_WAY = 5;
    /** A page that lets this many seconds pass at once was asleep, and has heard nobody. */
    static final int ASLEEP = 90;

    private final int allowed;
    private final int[] used;
    private int runsFor = Position.NOBODY;
    /** Of the move under way. */
    private int thinking;
    private int countedTo;

    /** @param minutes that each has; 0: nothing is counted */
    Clocks(int minutes, int seats) {
        allowed = minutes * 60;
        used = new int[seats];
    }

    boolean areOn() {
        return allowed > 0;
    }

    /**
     * Counts the time up to now.
     *
     * @param seat which is to move; {@link Position#NOBODY}: nobody's time runs
     */
    void run(int seat, int now) {
        int passed = now - countedTo;
        countedTo = now;
        if (seat != runsFor) {
            runsFor = seat;
            thinking = 0;
        } else if (seat != Position.NOBODY && passed > 0 && passed < ASLEEP) {
            used[seat] += passed;
            thinking += passed;
        }
    }

    /**
     * A move has arrived from another device.
     *
     * @param thought how long that device thought about it, as it says
     */
    void arrived(int thought) {
        if (runsFor == Position.NOBODY) return;
        used[runsFor] -= Math.min(LONGEST_WAY, Math.max(0, thinking - thought));
        thinking = 0;
    }

    /** Time that is left to a seat; 0 if it is up. */
    int left(int seat) {
        return Math.max(0, allowed - used[seat]);
    }

    /** @param way what a move that is under way may still take off */
    boolean isUp(int seat, int way) {
        return areOn() && used[seat] - Math.min(way, thinking) >= allowed;
    }

    void tell(Fields to) {
        if (!areOn()) return;
        for (int seat = 0; seat < used.length; seat++) to.add("clock", seat + " " + left(seat));
        if (runsFor != Position.NOBODY) to.add("runs", runsFor);
    }

    /** Goes on with what {@link #tell} said. */
    void hear(Fields from) {
        Arrays.fill(used, 0);
        from.numbered("clock").forEach((seat, said) -> {
            int left = WholeNumber.read(said, 0, allowed);
            if (seat < used.length && left != WholeNumber.NONE) used[seat] = allowed - left;
        });
    }
}
