package uniboard.games.unikat;

import uniboard.game.Benchmark;
import uniboard.game.Bot;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Lets the strongest level decide all of one dealt round after another, two to four seats in turn, with a tenth of its budget. */
record UnikatSearches() implements Benchmark {
    private static final int DEALS = 3;
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
        for (int deal = 0; deal < DEALS; deal++) {
            nodes += playRound(new UnikatPosition(UnikatPosition.FEWEST_SEATS + deal, 1, new Random32(deal)));
        }
        return nodes;
    }

    private static int playRound(UnikatPosition position) {
        Bot bot = new UnikatBot(Bot.LEVELS);
        int budget = bot.nodes() / BUDGET_DIVISOR;
        int nodes = 0;
        while (!position.outcome().over()) {
            UnikatPosition view = position.copy();
            view.redeal(position.mover(), new Random32(1));
            Search search = bot.search(view, budget, new Random32(1));
            while (!search.step(budget)) continue;
            nodes += search.nodes();
            position.play(search.move());
        }
        return nodes;
    }
}
