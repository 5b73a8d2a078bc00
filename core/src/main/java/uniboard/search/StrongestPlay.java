package uniboard.search;

import uniboard.game.Benchmark;
import uniboard.game.Bot;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Lets the strongest level decide all of one game for each number of seats, with a tenth of its budget.
 *
 * @param game with an option {@code seats}
 */
public record StrongestPlay(Game game) implements Benchmark {
    private static final int BUDGET_DIVISOR = 10;

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
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            Options options = Options.defaults(game).with("seats", Integer.toString(seats));
            nodes += play(game.start(options, new Random32(seats - game.minSeats())));
        }
        return nodes;
    }

    private int play(Position position) {
        Bot bot = game.bot(Bot.LEVELS);
        int budget = bot.nodes() / BUDGET_DIVISOR;
        int nodes = 0;
        while (!position.outcome().over()) {
            Position view = position.copy();
            view.redeal(position.toMove(), new Random32(1));
            Search search = bot.search(view, budget, new Random32(1));
            while (!search.step(budget)) continue;
            nodes += search.nodes();
            position.play(search.move());
        }
        return nodes;
    }
}
