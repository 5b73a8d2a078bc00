package uniboard.app.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import uniboard.game.Message;
import uniboard.remote.SeatStatus;
import uniboard.remote.TableSnapshot;

/** What is told of the time that players at a shared table have left. */
public final class SharedClocks {
    /** That each player may be given for a game; 0: no limit. */
    public static final List<Integer> MINUTES = List.of(0, 5, 10, 20, 40);
    private static final int MINUTE = 60;
    private static final int TEN = 10;
    /** Of the seat to move; in seconds. */
    private static final List<Integer> WARNINGS = List.of(TEN, MINUTE, 5 * MINUTE);

    /** What one's own time was when a warning was last looked for. */
    private int before;

    /** Whether time is counted. */
    static boolean areOn(TableSnapshot now) {
        for (SeatStatus status : now.statuses()) if (status.isTimed()) return true;
        return false;
    }

    /** What each player is given. */
    public static Message allowed(int minutes) {
        return minutes == 0 ? Message.of("far.clock.none") : Message.of("far.clock.minutes", Integer.toString(minutes));
    }

    /** As it stands at the seat; null where no time is counted. */
    public static Message note(TableSnapshot now, int seat) {
        return now.statuses().get(seat).isTimed() ? exactly(now.timeLeft(seat)) : null;
    }

    private static Message exactly(int seconds) {
        int last = seconds % MINUTE;
        return Message.of("far.clock.time", Integer.toString(seconds / MINUTE), (last < TEN ? "0" : "") + last);
    }

    /** What the player here is told once when little is left; null: nothing. */
    Message warning(TableSnapshot now) {
        int left = now.timeLeft(now.ownSeat());
        Message warning = null;
        for (int warned : WARNINGS)
            if (warning == null && left > 0 && left <= warned && before > warned) warning = Message.of("far.clock.left", exactly(warned));
        before = left;
        return warning;
    }

    /** @param names of seats */
    public static Message sentence(TableSnapshot now, IntFunction<Message> names) {
        List<Message> all = new ArrayList<>();
        for (int seat = 0; seat < now.statuses().size(); seat++)
            if (now.statuses().get(seat).isTimed()) all.add(Message.of("table.settingIs", names.apply(seat), exactly(now.timeLeft(seat))));
        return Message.listed(all);
    }
}
