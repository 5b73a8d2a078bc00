package uniboard.far;

import java.util.HashMap;
import java.util.Map;
import uniboard.game.Position;
import uniboard.game.WholeNumber;

/** Who is there at a table, and whose time runs, as its keeper tells those who came to it. */
final class Whereabouts {
    /** Seconds since guests were heard of, by seat. */
    private final Map<Integer, Integer> away = new HashMap<>();
    private final Map<Integer, Presence> presences = new HashMap<>();
    /** Seconds that are left, by seat. */
    private final Map<Integer, Integer> left = new HashMap<>();
    private int runsFor;
    private int heardAt;

    /**
     * @param open what the keeper says to all
     * @param now  in seconds since the table was opened here
     */
    void hear(Entries open, int now) {
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

    /** What is left of a seat's time, in seconds; {@link Keeper#NO_CLOCK} where none is counted. */
    int timeLeft(Occupant occupant, int seat, int now) {
        if (occupant.isBot() || !left.containsKey(seat)) return Keeper.NO_CLOCK;
        return runsFor == seat ? Math.max(0, left.get(seat) - (now - heardAt)) : left.get(seat);
    }

    /** Since when whoever sits there hasn't been heard of, in seconds; 0 while they are there. */
    int away(Occupant occupant, int seat, int now) {
        int since = occupant.isGuest() ? away.getOrDefault(seat, 0) : now - heardAt;
        return since >= Keeper.AWAY ? since : 0;
    }

    Presence presence(int seat) {
        return presences.getOrDefault(seat, Presence.HERE);
    }
}
