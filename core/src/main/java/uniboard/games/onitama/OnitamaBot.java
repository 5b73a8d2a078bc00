package uniboard.games.onitama;

import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.search.DeepeningSearch;
import uniboard.search.Strength;

/** Principal-variation search; the weaker levels look less far ahead and overlook things. */
final class OnitamaBot implements Bot {
    private static final Strength[] STRENGTHS = {
        new Strength(1, 40, 40, 60),
        new Strength(3, 0, 25, 25),
        new Strength(5, 0, 8, 4),
        new Strength(6, 0, 1, 0),
        Strength.lookingAhead(60),
    };
    private static final int[] NODES = {10_000, 20_000, 100_000, 400_000, 5_000_000};

    private final int level;

    OnitamaBot(int level) {
        this.level = level;
    }

    @Override
    public int nodes() {
        return NODES[level - 1];
    }

    @Override
    public Search search(Position view, int nodes, Random32 random) {
        return new DeepeningSearch(new OnitamaTree((OnitamaPosition) view), STRENGTHS[level - 1], nodes, random);
    }
}
