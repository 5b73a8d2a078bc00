package uniboard.match;

import uniboard.game.Catalog;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * One decision asked of a bot, or a move to be weighed, as it travels to a thread or worker.
 *
 * @param view  a record that holds only what the seat to move may know; with the move that is to be weighed
 * @param level the bot's level, from 1, or {@link #WEIGH}
 * @param nodes budget in nodes
 * @param seed  seed of the bot's own chance
 */
public record BotTask(GameRecord view, int level, int nodes, int seed) {
    /** In place of a level: the last move is to be weighed. */
    public static final int WEIGH = 0;

    /** The task as text: a line {@code task LEVEL NODES SEED}, then the record. */
    public String text() {
        return "task " + level + ' ' + nodes + ' ' + seed + '\n' + view.text();
    }

    public static BotTask read(String text, Catalog catalog) {
        int end = text.indexOf('\n');
        String[] words = text.substring(0, end).split(" ");
        return new BotTask(GameRecord.read(text.substring(end + 1), catalog), Integer.parseInt(words[1]), Integer.parseInt(words[2]),
            Integer.parseInt(words[3]));
    }

    public Search search() {
        if (level == WEIGH) return new EvaluationSearch(view, nodes, new Random32(seed));
        return view.game().bot(level).search(view.replay(), nodes, new Random32(seed));
    }
}
