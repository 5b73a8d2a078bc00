package uniboard.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * What reviews say of moves of bots of a level: {@code MistakeFigures GAME GAMES LEVEL SEED}. Bots play against each other with a tenth
 * of their budget; prints how many thousandths of a chance half, nine tenths, 19 of 20 and 99 of 100 of their moves with a choice cost
 * at most.
 */
public final class MistakeFigures {
    private static final double[] PARTS = {0.5, 0.9, 0.95, 0.99};

    private MistakeFigures() {
    }

    public static void main(String[] arguments) {
        Game game = new AllGames().game(arguments[0]);
        int games = Integer.parseInt(arguments[1]);
        int level = Integer.parseInt(arguments[2]);
        int seed = Integer.parseInt(arguments[3]);
        int seats = game.start(Options.defaults(game), new Random32(seed)).seats();
        Arena arena = new Arena(game, Options.defaults(game), Collections.nCopies(seats, level), seed, 0);
        List<Integer> losses = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            GameRecord record = arena.play(i * seats).record();
            for (int ply = 0; ply < record.plies(); ply++) addLoss(record, ply, losses);
        }
        Collections.sort(losses);
        System.out.printf(Locale.ROOT, "%s: %d moves", game.id(), losses.size());
        for (double part : PARTS) {
            int loss = losses.get((int) (part * losses.size()));
            System.out.printf(Locale.ROOT, ", %.0f %% at most %d", part * 100, loss);
        }
        System.out.println();
    }

    private static void addLoss(GameRecord record, int ply, List<Integer> losses) {
        MoveList legal = new MoveList();
        record.replay(ply).moves(legal);
        if (legal.size() == 1) return;
        Match before = new Match(record.firstPlies(ply));
        BotTask task = before.weighing(record.move(ply));
        task.view().replay(task.view().plies() - 1).moves(legal);
        Search search = task.search();
        while (!search.step(task.nodes())) continue;
        losses.add(WeighedMove.of(search.move(), legal).loss());
    }
}
