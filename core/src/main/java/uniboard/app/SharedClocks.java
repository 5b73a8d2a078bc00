package uniboard.app;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import uniboard.game.Message;
import uniboard.remote.RemoteTable;
import uniboard.remote.TableHost;

/** What is told of the time that players at a shared table have left. */
final class SharedClocks {
    private static final int MINUTE = 60;
    private static final int TEN = 10;
    /** Of whoever is to move; in seconds. */
    private static final List<Integer> WARNINGS = List.of(TEN, MINUTE, 5 * MINUTE);

    private final RemoteTable remote;
    /** What one's own time was when a warning was last looked for. */
    private int before;

    SharedClocks(RemoteTable remote) {
        this.remote = remote;
    }

    /** Whether time is counted. */
    boolean areOn() {
        for (int seat = 0; seat < remote.seats().size(); seat++) if (isCounted(seat)) return true;
        return false;
    }

    private boolean isCounted(int seat) {
        return remote.timeLeft(seat) != TableHost.NO_CLOCK;
    }

    boolean isUp(int seat) {
        return remote.timeLeft(seat) == 0;
    }

    /** As it stands at the seat; null where no time is counted. */
    Message note(int seat) {
        if (!isCounted(seat)) return null;
        return exactly(remote.timeLeft(seat));
    }

    private static Message exactly(int seconds) {
        int last = seconds % MINUTE;
        return Message.of("far.clock.time", Integer.toString(seconds / MINUTE), (last < TEN ? "0" : "") + last);
    }

    /** What whoever sits here is told once when little is left; null: nothing. */
    Message warning() {
        int left = remote.timeLeft(remote.ownSeat());
        Message warning = null;
        for (int warned : WARNINGS)
            if (warning == null && left > 0 && left <= warned && before > warned) warning = Message.of("far.clock.left", exactly(warned));
        before = left;
        return warning;
    }

    /** @param names of seats */
    Message told(IntFunction<Message> names) {
        List<Message> all = new ArrayList<>();
        for (int seat = 0; seat < remote.seats().size(); seat++)
            if (isCounted(seat)) all.add(Message.of("table.settingIs", names.apply(seat), exactly(remote.timeLeft(seat))));
        return Message.listed(all);
    }
}
