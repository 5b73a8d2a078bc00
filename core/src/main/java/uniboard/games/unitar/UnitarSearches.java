package uniboard.games.unitar;

import uniboard.game.Benchmark;
import uniboard.game.Bot;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Lets the strongest level decide for all three seats, one game after the other. */
record UnitarSearches() implements Benchmark {
    private static final int GAMES = 5;

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
        for (int game = 0; game < GAMES; game++) nodes += play(new Random32(game));
        return nodes;
    }

    private static int play(Random32 random) {
        Bot bot = new UnitarBot(Bot.LEVELS);
        UnitarPosition position = new UnitarPosition(UnitarSecrecy.OPEN, random);
        int nodes = 0;
        while (position.phase() != UnitarPhase.OVER) {
            UnitarPosition view = position.copy();
            view.redeal(position.toMove(), random);
            Search search = bot.search(view, bot.nodes(), random);
            while (!search.step(bot.nodes())) continue;
            nodes += search.nodes();
            position.play(search.move());
        }
        return nodes;
    }
}
