package uniboard.remote;

import java.util.List;
import uniboard.game.Random32;
import uniboard.match.Match;
import uniboard.match.Thinker;

/** Bots at tables whose host has no seat: they think one after the other. */
public final class TableBots {
    private final Thinker thinker;
    private final Random32 random;
    /** Where one thinks now; null: nowhere. */
    private GivenTable asked;
    /** The place of that among the tables: the others come before it does again. */
    private int turn;

    /** @param thinker of these bots alone */
    public TableBots(Thinker thinker, Random32 random) {
        this.thinker = thinker;
        this.random = random;
    }

    /** Once a frame. */
    public void frame() {
        thinker.frame();
    }

    /** What is thought about is forgotten. */
    public void cancel() {
        thinker.cancel();
        asked = null;
    }

    /** Has the next bot think that is to move, unless one thinks already. */
    public void serve(List<GivenTable> tables) {
        if (asked != null) return;
        for (int i = 1; i <= tables.size(); i++) {
            int next = (turn + i) % tables.size();
            GivenTable table = tables.get(next);
            Match match = table.awaitsBot();
            if (match == null) continue;
            turn = next;
            asked = table;
            Line line = table.line();
            thinker.think(match.botTask(random.next()), move -> {
                asked = null;
                // Somebody may have come back meanwhile, or a move been taken back.
                if (line.equals(table.line()) && table.awaitsBot() != null) table.play(move);
                serve(tables);
            });
            return;
        }
    }
}
