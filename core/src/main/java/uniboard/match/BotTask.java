package uniboard.match;

import uniboard.game.Catalog;
import uniboard.game.Notation;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * One decision asked of a bot, or a move to be weighed, as it travels to a thread or worker.
 *
 * @param view  a record that holds only what the seat to move may know; with the move to weigh
 * @param level the bot's level, from 1, or {@link #WEIGH}
 * @param nodes budget in nodes
 * @param seed  seed of the bot's own chance
 */
public record BotTask(GameRecord view, int level, int nodes, int seed) {
    /** In place of a level: weigh the last move. */
    public static final int WEIGH = 0;

    /**
     * What a bot of the level is asked in place of the seat to move. In an open game its view is the record itself, for repetitions count;
     * in others it is the position, determinized.
     *
     * @param position after the record's moves; somebody is to move
     * @param seed     of the bot's chance
     */
    static BotTask choosing(GameRecord record, Position position, int level, int seed) {
        return new BotTask(viewOf(record, position, seed), level, record.game().bot(level).nodes(), seed);
    }

    /**
     * Asks how good a move is, by what the seat to move knows.
     *
     * @param position as of {@link #choosing}
     * @param move     legal
     */
    static BotTask weighing(GameRecord record, Position position, int move) {
        return weighing(record, position, move, record.game().analysis().evaluator().nodes());
    }

    /** As {@link #weighing(GameRecord, Position, int)}, with another budget. */
    static BotTask weighing(GameRecord record, Position position, int move, int nodes) {
        int seed = record.plies();
        return new BotTask(viewOf(record, position, seed).with(move), WEIGH, nodes, seed);
    }

    /** All that the seat can't know is dealt again, which shows wherever anything is hidden. */
    private static GameRecord viewOf(GameRecord record, Position position, int seed) {
        Position view = position.copy();
        view.determinize(position.toMove(), new Random32(seed));
        Notation notation = record.game().notation();
        String seen = notation.positionText(view);
        boolean isOpen = seen.equals(notation.positionText(position));
        return isOpen ? record : GameRecord.from(record.game(), record.options(), seen, record.seats());
    }

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
