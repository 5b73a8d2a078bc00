package uniboard.games.onitama;

import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.search.DeepeningSearch;
import uniboard.search.Strength;

/** Plain alpha-beta; the weaker levels look less far ahead and slip now and then. */
final class OnitamaBot implements Bot {
    private static final Strength[] STRENGTHS = {
        Strength.lookingAhead(1).slipping(50, 10 * OnitamaEvaluator.STUDENT),
        Strength.lookingAhead(2).slipping(25, OnitamaEvaluator.STUDENT),
        Strength.lookingAhead(3),
        Strength.lookingAhead(5),
        Strength.lookingAhead(7),
    };
    private static final int[] NODES = {10_000, 20_000, 100_000, 300_000, 1_000_000};

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
        return new DeepeningSearch(view, new OnitamaEvaluator(), STRENGTHS[level - 1], nodes, random);
    }
}
