package uniboard.games.unikat.scene;

import java.util.HashMap;
import java.util.Map;

/** What the players have arranged and seen: positions don't tell it, and a table laid anew in the same match must not forget it. */
final class PlayersMemory {
    private final Map<Integer, RackOrder> orders = new HashMap<>();
    /** Of seats: how many cards lay on the table when it moved last; what came later is news to it. */
    private final Map<Integer, Integer> seen = new HashMap<>();
    private int round;

    /** Of another round's table nothing is known yet. */
    void enter(int newRound) {
        if (newRound != round) seen.clear();
        round = newRound;
    }

    /** How the viewer's cards lie in their rack. */
    RackOrder order(int viewer) {
        return orders.computeIfAbsent(viewer, RackOrder::new);
    }

    /** How many of the cards on the table, in the order laid, are no news to the viewer. */
    int seenBy(int viewer) {
        return seen.getOrDefault(viewer, Integer.MAX_VALUE);
    }

    void moved(int seat, int laid) {
        seen.put(seat, laid);
    }
}
