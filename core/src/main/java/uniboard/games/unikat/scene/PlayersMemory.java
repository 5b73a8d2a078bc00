package uniboard.games.unikat.scene;

import java.util.Arrays;
import uniboard.game.Position;
import uniboard.games.unikat.UnikatPosition;

/** What the players have arranged and seen: positions don't tell it, and a table laid anew in the same match must not forget it. */
final class PlayersMemory {
    private static final int EVERYTHING = Integer.MAX_VALUE;

    private final RackOrder[] orders = new RackOrder[UnikatPosition.MOST_SEATS];
    /** Of each seat: how many cards lay on the table when it moved last; what came later is news to it. */
    private final int[] seen = new int[UnikatPosition.MOST_SEATS];
    private int round;

    PlayersMemory() {
        for (int seat = 0; seat < orders.length; seat++) orders[seat] = new RackOrder();
    }

    /** Of another round's table nothing is known yet. */
    void enter(int newRound) {
        if (newRound != round) Arrays.fill(seen, EVERYTHING);
        round = newRound;
    }

    /** How a seat's cards lie in its rack. */
    RackOrder order(int seat) {
        return orders[seat];
    }

    /** How many of the cards on the table, in the order laid, are no news to the viewer: a seat or {@link Position#NOBODY}. */
    int seenBy(int viewer) {
        return viewer == Position.NOBODY ? EVERYTHING : seen[viewer];
    }

    void moved(int seat, int laid) {
        seen[seat] = laid;
    }
}
