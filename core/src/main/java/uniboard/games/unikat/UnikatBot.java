package uniboard.games.unikat;

import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Plans whole turns; the weaker levels look at less of a turn, count cards alone, and overlook things. */
final class UnikatBot implements Bot {
    private static final UnikatStrength[] STRENGTHS = {
        new UnikatStrength(1, 0, 50, 1),
        new UnikatStrength(2, 0, 75, 1),
        new UnikatStrength(UnikatHoldings.RACK, 0, 45, 1),
        new UnikatStrength(UnikatHoldings.RACK, 10, 30, 1),
        new UnikatStrength(UnikatHoldings.RACK, 10, 0, 12),
    };
    /** The strongest level thinks for about half a second on a whole turn. */
    private static final int[] NODES = {5_000, 20_000, 20_000, 20_000, 2_000_000};

    private final int level;

    UnikatBot(int level) {
        this.level = level;
    }

    @Override
    public int nodes() {
        return NODES[level - 1];
    }

    @Override
    public Search search(Position view, int nodes, Random32 random) {
        return new UnikatSearch((UnikatPosition) view, STRENGTHS[level - 1], nodes, random);
    }
}
