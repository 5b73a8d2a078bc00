package uniboard.games.unlur;

import uniboard.game.Benchmark;
import uniboard.game.Bot;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Searches positions one after the other with the strongest level's budget, each afresh. */
record UnlurSearches(String title, String... starts) implements Benchmark {
    static final Benchmark CONTRACT_AND_PLAY = new UnlurSearches("search at sizes 6 and 8",
        "6/7/8/4x4/10/11/10/9/4x3/7/6 contract 1 -",
        "6/7/8/3x1x3/10/3o7/4x5/9/4x3/7/6 play 2 1",
        "8/9/10/11/5x6/13/14/7x7/14/13/4x7/11/10/9/8 play 2 1");

    @Override
    public String unit() {
        return "nodes";
    }

    @Override
    public int run() {
        int nodes = 0;
        for (String start : starts) nodes += search(start);
        return nodes;
    }

    private static int search(String start) {
        Bot bot = UnlurBot.BY_LEVEL.get(Bot.LEVELS - 1);
        Search search = bot.search(UnlurNotation.INSTANCE.position(start), bot.nodes(), new Random32(1));
        while (!search.step(bot.nodes())) continue;
        return search.nodes();
    }
}
