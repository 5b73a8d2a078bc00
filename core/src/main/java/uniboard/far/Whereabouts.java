package uniboard.far;

import java.util.HashMap;
import java.util.Map;
import uniboard.game.WholeNumber;

/** Who is there at a table, as its keeper tells those who came to it. */
final class Whereabouts {
    /** Seconds since guests were heard of, by seat. */
    private final Map<Integer, Integer> away = new HashMap<>();
    private final Map<Integer, Presence> presences = new HashMap<>();
    private int heardAt;

    /**
     * @param open what the keeper says to all
     * @param now  in seconds since the table was opened here
     */
    void hear(Entries open, int now) {
        heardAt = now;
        away.clear();
        open.numbered("away").forEach((seat, said) -> {
            int since = WholeNumber.read(said, 0, Integer.MAX_VALUE);
            if (since != WholeNumber.NONE) away.put(seat, since);
        });
        presences.clear();
        open.numbered("presence").forEach((seat, said) -> presences.put(seat, Presence.read(said)));
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
