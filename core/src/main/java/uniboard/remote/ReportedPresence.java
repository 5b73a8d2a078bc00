package uniboard.remote;

import java.util.HashMap;
import java.util.Map;
import uniboard.game.Position;
import uniboard.game.WholeNumber;

/** Who is there at a table, and whose time runs, as its host tells those who came to it. */
final class ReportedPresence {
    /** Seconds of silence after which the host's page is taken to be closed. */
    private static final int SILENT = TableHost.BEAT + 2 * TableHost.REPEAT;

    /** Seconds since clients were heard of, by seat. */
    private final Map<Integer, Integer> away = new HashMap<>();
    private final Map<Integer, Presence> presences = new HashMap<>();
    /** Seconds that are left, by seat. */
    private final Map<Integer, Integer> left = new HashMap<>();
    private int runsFor;
    private int heardAt;

    /**
     * @param open what the host says to all
     * @param now  in seconds since the table was opened here
     */
    void hear(Fields open, int now) {
        heardAt = now;
        hear(open.numbered("away"), away);
        presences.clear();
        open.numbered("presence").forEach((seat, said) -> presences.put(seat, Presence.read(said)));
        hear(open.numbered("clock"), left);
        runsFor = open.number("runs", Position.NOBODY);
    }

    private static void hear(Map<Integer, String> told, Map<Integer, Integer> seconds) {
        seconds.clear();
        told.forEach((seat, said) -> {
            int heard = WholeNumber.read(said, 0, Integer.MAX_VALUE);
            if (heard != WholeNumber.NONE) seconds.put(seat, heard);
        });
    }

    /** What is left of a seat's time, in seconds; {@link SeatStatus#NO_CLOCK} where none is counted. */
    int timeLeft(Plan plan, int seat, int now) {
        if (plan.seats().get(seat).isBot() || !left.containsKey(seat)) return SeatStatus.NO_CLOCK;
        return runsFor == seat && !areClocksStanding(plan, now) ? Math.max(0, left.get(seat) - (now - heardAt)) : left.get(seat);
    }

    /** Whether time is counted, but not now, as the host's page is closed. */
    boolean areClocksStanding(Plan plan, int now) {
        boolean isHostThere = presence(plan.host()) != Presence.GONE && now - heardAt < SILENT;
        return runsFor != Position.NOBODY && !left.isEmpty() && !isHostThere;
    }

    /** Since when the player there hasn't been heard of, in seconds; 0 while they are there. */
    int away(Occupant occupant, int seat, int now) {
        int since = occupant.isClient() ? away.getOrDefault(seat, 0) : now - heardAt;
        return since >= TableHost.AWAY ? since : 0;
    }

    /** The seat's connection has broken. */
    void lose(int seat) {
        if (presence(seat) == Presence.HERE) presences.put(seat, Presence.LOST);
    }

    /** @return whether the seat, now heard of again, had lost its connection */
    boolean find(int seat) {
        return presences.remove(seat, Presence.LOST);
    }

    /** Called when the game's course says that the player is back, which may come before the host's message to all. */
    void isBack(int seat) {
        away.remove(seat);
        presences.remove(seat);
    }

    Presence presence(int seat) {
        return presences.getOrDefault(seat, Presence.HERE);
    }
}
