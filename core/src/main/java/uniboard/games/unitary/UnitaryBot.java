package uniboard.games.unitary;

import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Plans whole turns; the weaker levels combine fewer cards, overlook things and look less far ahead. */
final class UnitaryBot implements Bot {
    private static final UnitaryStrength[] STRENGTHS = {
        new UnitaryStrength(1, 55, UnitaryForesight.NONE),
        new UnitaryStrength(2, 80, UnitaryForesight.NEXT_TURN),
        new UnitaryStrength(3, 68, UnitaryForesight.DANGERS),
        new UnitaryStrength(UnitaryTurns.MOST_CARDS, 48, UnitaryForesight.DANGERS),
        new UnitaryStrength(UnitaryTurns.MOST_CARDS, 0, UnitaryForesight.REPLIES),
    };
    /** The strongest level thinks for about a sixth of a second; the others are done before their budgets are. */
    private static final int[] NODES = {10_000, 2_000_000, 2_000_000, 2_000_000, 10_000_000};

    private final int level;

    UnitaryBot(int level) {
        this.level = level;
    }

    @Override
    public int nodes() {
        return NODES[level - 1];
    }

    @Override
    public Search search(Position view, int nodes, Random32 random) {
        return new UnitarySearch((UnitaryPosition) view, STRENGTHS[level - 1], nodes, random);
    }
}
