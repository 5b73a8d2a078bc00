package uniboard.games.unitary;

import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Plans whole turns; the weaker levels combine fewer cards, overlook things and look less far ahead. */
final class UnitaryBot implements Bot {
    private static final UnitaryStrength[] STRENGTHS = {
        new UnitaryStrength(1, 50, UnitaryForesight.NONE),
        new UnitaryStrength(2, 30, UnitaryForesight.NONE),
        new UnitaryStrength(3, 30, UnitaryForesight.OWN_TURN),
        new UnitaryStrength(UnitaryTurns.MOST_CARDS, 20, UnitaryForesight.DANGERS),
        new UnitaryStrength(UnitaryTurns.MOST_CARDS, 0, UnitaryForesight.REPLIES),
    };
    private static final int[] NODES = {100_000, 100_000, 500_000, 500_000, 10_000_000};

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
