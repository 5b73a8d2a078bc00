package uniboard.games.unikat.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPosition;

/** What the players have arranged and seen: positions don't tell it, and a table laid again in the same match must not forget it. */
final class PlayersMemory {
    private final Map<Integer, RackOrder> orders = new HashMap<>();
    /** Of seats: how many cards lay on the table when it moved last; what came later is news to it. */
    private final Map<Integer, Integer> seen = new HashMap<>();
    /** Of this round, in order. */
    private final List<Played> played = new ArrayList<>();
    private int round;

    /** @param plies played when it was done */
    private record Played(int seat, int move, int plies) {
    }

    /** Of another round's table nothing is known yet. */
    void enter(int newRound) {
        if (newRound != round) {
            seen.clear();
            played.clear();
        }
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

    /**
     * A move was played.
     *
     * @param before the position before it
     * @param after  how many cards lie on the table after it
     */
    void moved(UnikatPosition before, int move, int after) {
        seen.put(before.toMove(), after);
        played.removeIf(each -> each.plies > before.ply());
        played.add(new Played(before.toMove(), move, before.ply() + 1));
    }

    /** What others have given and taken since the viewer's last move, the newest last. */
    List<News> news(UnikatPosition position, int viewer) {
        List<News> news = new ArrayList<>();
        for (int i = played.size() - 1; i >= 0 && played.get(i).seat != viewer; i--) {
            Played each = played.get(i);
            if (each.plies <= position.ply()) news.add(0, News.of(each.seat, each.move));
        }
        news.removeIf(each -> each.given() == UnikatCard.NONE && each.taken() == UnikatMove.OPEN);
        return news;
    }
}
