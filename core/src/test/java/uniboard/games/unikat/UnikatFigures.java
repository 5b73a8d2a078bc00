package uniboard.games.unikat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import uniboard.game.Options;
import uniboard.match.Arena;
import uniboard.match.GameRecord;

/**
 * Counts how bots wait: {@code LEVELS GAMES SEED [NODES]}, where the levels, a seat each, are joined by commas, and {@code NODES} is the
 * budget of every decision, else a tenth of each level's budget of play. A hint is a decision of level 5.
 */
final class UnikatFigures {
    private int games;
    private int turns;
    private int endedIdle;
    private int endedIdleUnlaid;
    private int endedStuck;
    private int longestIdle;
    private int longestWait;
    private final int[] wins;
    private int draws;

    private UnikatFigures(int seats) {
        wins = new int[seats];
    }

    public static void main(String[] arguments) {
        List<Integer> levels = Arrays.stream(arguments[0].split(",")).map(Integer::valueOf).toList();
        int games = Integer.parseInt(arguments[1]);
        int seed = Integer.parseInt(arguments[2]);
        int nodes = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 0;
        UnikatGame game = new UnikatGame();
        Options options = Options.defaults(game).with("seats", Integer.toString(levels.size()));
        Arena arena = new Arena(game, options, levels, seed, nodes);
        UnikatFigures figures = new UnikatFigures(levels.size());
        for (int i = 0; i < games; i++) figures.add(arena.play(i));
        figures.print();
    }

    private void add(Arena.Result result) {
        games++;
        if (result.winners() == (1 << wins.length) - 1) draws++;
        else for (int i = 0; i < wins.length; i++) wins[i] += result.winners() >>> i & 1;
        longestWait = Math.max(longestWait, longestWait(result.record()));
        UnikatPosition position = (UnikatPosition) result.record().replay(0);
        for (int ply = 0; ply < result.record().plies(); ply++) {
            if (position.phase() == UnikatPhase.TURN) turns++;
            position.play(result.record().move(ply));
            longestIdle = Math.max(longestIdle, position.idle());
        }
        String end = UnikatRecords.end(position);
        if (end.equals("unikat.over.idle")) {
            endedIdle++;
            if (position.laidCount() == 1) endedIdleUnlaid++;
        }
        if (end.equals("unikat.over.stuck")) endedStuck++;
    }

    /** The most turns in a row, those of all seats, in each of which the seat to move could have laid a card and didn't. */
    static int longestWait(GameRecord record) {
        UnikatPosition position = (UnikatPosition) record.replay(0);
        int longest = 0;
        int waited = 0;
        for (int ply = 0; ply < record.plies(); ply++) {
            if (position.phase() == UnikatPhase.TURN) {
                boolean lays = UnikatMove.kind(record.move(ply)) == UnikatMove.Kind.LAY;
                waited = lays || !position.current().canLay() ? 0 : waited + 1;
                longest = Math.max(longest, waited);
            }
            position.play(record.move(ply));
        }
        return longest;
    }

    private void print() {
        print("games %d, turns a game %.1f, drawn %d, wins %s", games, (double) turns / games, draws, Arrays.toString(wins));
        print("ended idle %d (%d of them before a card was laid), stuck %d", endedIdle, endedIdleUnlaid, endedStuck);
        print("longest: %d turns without a card, %d turns in which a card could be laid", longestIdle, longestWait);
    }

    private static void print(String format, Object... arguments) {
        System.out.println(String.format(Locale.ROOT, format, arguments));
    }
}
