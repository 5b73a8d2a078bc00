package uniboard.games.unlur;

import uniboard.game.Benchmark;
import uniboard.game.Bot;
import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.search.SearchBenchmark;

/** Searches with the strongest level's budget. */
final class UnlurSearches {
    static final Benchmark CONTRACT_AND_PLAY = new SearchBenchmark("search at sizes 6 and 8", UnlurSearches::begin,
        "6/7/8/4x4/10/11/10/9/4x3/7/6 contract 1 -",
        "6/7/8/3x1x3/10/3o7/4x5/9/4x3/7/6 play 2 1",
        "8/9/10/11/5x6/13/14/7x7/14/13/4x7/11/10/9/8 play 2 1");

    private UnlurSearches() {
    }

    private static Search begin(String start) {
        Bot bot = UnlurBot.BY_LEVEL.get(Bot.LEVELS - 1);
        return bot.search(UnlurNotation.INSTANCE.position(start), bot.nodes(), new Random32(1));
    }
}
