package uniboard.known;

import uniboard.game.Choice;
import uniboard.game.Position;
import uniboard.game.Search;
import uniboard.match.BotTask;
import uniboard.match.GameRecord;
import uniboard.match.Match;

/** Somebody who plays any game well enough to bring it to an end. */
public final class FairPlayer {
    private static final int LEVEL = 3;
    private static final int NODES = 20_000;

    private FairPlayer() {
    }

    /** What a fair player would do in the position that the record leads to, the same each time. */
    public static Choice choice(GameRecord record) {
        return choice(record, NODES);
    }

    /** @param nodes how many the player looks at */
    public static Choice choice(GameRecord record, int nodes) {
        Match match = new Match(record);
        BotTask task = match.task(LEVEL, record.plies());
        Search search = new BotTask(task.view(), LEVEL, nodes, task.seed()).search();
        while (!search.step(nodes)) continue;
        Position seen = Match.view(match.position(), match.toMove());
        return record.game().words(seen).choice(search.move());
    }
}
