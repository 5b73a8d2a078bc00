package uniboard.match;

import java.util.Collections;
import java.util.Locale;
import uniboard.app.registry.AllGames;
import uniboard.game.Evaluation;
import uniboard.game.Game;
import uniboard.game.MoveEvaluator;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Outcome;
import uniboard.game.Position;
import uniboard.game.Random32;

/**
 * How well chances are told: {@code ChanceFigures GAME GAMES LEVEL SEED [points]}. Bots of a level play against each other with a tenth of
 * their budget; in each game one move, chosen by chance among those with a choice, is weighed, its chance checked against who won. Prints
 * a line for each tenth of the scale; with {@code points} the measures and what came of them instead, to draw the scale from.
 */
public final class ChanceFigures {
    private static final int TENTHS = 10;
    private static final int PERCENT = 100;

    private ChanceFigures() {
    }

    public static void main(String[] arguments) {
        Game game = new AllGames().game(arguments[0]);
        int games = Integer.parseInt(arguments[1]);
        int level = Integer.parseInt(arguments[2]);
        int seed = Integer.parseInt(arguments[3]);
        boolean points = arguments.length > 4;
        int seats = game.start(Options.defaults(game), new Random32(seed)).seats();
        Arena arena = new Arena(game, Options.defaults(game), Collections.nCopies(seats, level), seed, 0);
        int[] won = new int[TENTHS];
        int[] claimed = new int[TENTHS];
        int[] count = new int[TENTHS];
        for (int i = 0; i < games; i++) {
            GameRecord record = arena.play(i * seats).record();
            Random32 random = new Random32(seed + i);
            int ply = choose(record, random);
            int mover = record.replay(ply).toMove();
            int measure = measure(record, ply, random.next());
            int result = result(record.replay().outcome(), mover);
            if (points) {
                System.out.println(measure + " " + result);
                continue;
            }
            int chance = game.analysis().evaluator().chance(measure);
            int tenth = Math.min(TENTHS - 1, chance / PERCENT);
            count[tenth]++;
            claimed[tenth] += chance;
            won[tenth] += result;
        }
        if (!points) print(count, claimed, won);
    }

    /** A ply with a choice. */
    private static int choose(GameRecord record, Random32 random) {
        MoveList moves = new MoveList();
        while (true) {
            int ply = random.below(record.plies());
            record.replay(ply).moves(moves);
            if (moves.size() > 1) return ply;
        }
    }

    private static int measure(GameRecord record, int ply, int seed) {
        MoveEvaluator evaluator = record.game().analysis().evaluator();
        Position view = Match.view(record.replay(ply), record.replay(ply).toMove());
        Evaluation weighing = evaluator.weigh(view, record.move(ply), evaluator.nodes(), new Random32(seed));
        while (!weighing.step(evaluator.nodes())) continue;
        return weighing.measureOfPlayed();
    }

    /** In hundredths: draws count half. */
    private static int result(Outcome outcome, int seat) {
        if (!outcome.wins(seat)) return 0;
        return PERCENT / (Integer.bitCount(outcome.winners()) > 1 ? 2 : 1);
    }

    private static void print(int[] count, int[] claimed, int[] won) {
        for (int tenth = 0; tenth < TENTHS; tenth++) {
            if (count[tenth] == 0) continue;
            WinRate share = new WinRate(won[tenth] / PERCENT, count[tenth]);
            double claim = claimed[tenth] / 1000.0 / count[tenth];
            System.out.printf(Locale.ROOT, "%d-%d %% | %d | %.1f | %.1f (%.1f-%.1f) | %s%n", tenth * TENTHS, (tenth + 1) * TENTHS,
                count[tenth], PERCENT * claim, PERCENT * share.value(), PERCENT * share.lower(), PERCENT * share.upper(),
                claim >= share.lower() && claim <= share.upper() ? "yes" : "no");
        }
    }
}
