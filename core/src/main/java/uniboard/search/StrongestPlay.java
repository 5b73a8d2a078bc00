package uniboard.search;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Benchmark;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Lets the strongest level decide all of some games.
 *
 * @param starts  the options of each game
 * @param divisor by which the budget is smaller than in play
 */
public record StrongestPlay(Game game, List<Options> starts, int divisor) implements Benchmark {
    private static final int TENTH = 10;

    /**
     * One game for each number of seats, with a tenth of the budget.
     *
     * @param game with an option {@code seats}
     */
    public static StrongestPlay withAllNumbersOfSeats(Game game) {
        List<Options> starts = new ArrayList<>();
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            starts.add(Options.defaults(game).with("seats", Integer.toString(seats)));
        }
        return new StrongestPlay(game, starts, TENTH);
    }

    @Override
    public String title() {
        return "search";
    }

    @Override
    public String unit() {
        return "nodes";
    }

    @Override
    public int run() {
        int nodes = 0;
        for (int seed = 0; seed < starts.size(); seed++) nodes += play(game.start(starts.get(seed), new Random32(seed)));
        return nodes;
    }

    private int play(Position position) {
        Bot bot = game.bot(Bot.LEVELS);
        int budget = bot.nodes() / divisor;
        int nodes = 0;
        while (!position.outcome().over()) {
            Position view = position.copy();
            view.determinize(position.toMove(), new Random32(1));
            Search search = bot.search(view, budget, new Random32(1));
            while (!search.step(budget)) continue;
            nodes += search.nodes();
            position.play(search.move());
        }
        return nodes;
    }
}
