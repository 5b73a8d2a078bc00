package uniboard.games.unitar;

import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Guesses what the others mark and answers it; the weaker levels look at their own intention alone, and overlook things. */
final class UnitarBot implements Bot {
    private static final UnitarStrength[] STRENGTHS = {
        new UnitarStrength(85, UnitarStrength.ALONE, 0, 0, 1, 12),
        new UnitarStrength(50, UnitarStrength.ALONE, 0, 0, 1, 12),
        new UnitarStrength(30, 0, 0.05, 0, 1, 12),
        new UnitarStrength(0, 2, 0.05, 0.3, 1, 12),
        new UnitarStrength(0, 12, 0.05, 0.3, 2, 16),
    };
    private static final int[] NODES = {500, 500, 100_000, 100_000, 1_000_000};

    private final int level;

    UnitarBot(int level) {
        this.level = level;
    }

    @Override
    public int nodes() {
        return NODES[level - 1];
    }

    @Override
    public Search search(Position view, int nodes, Random32 random) {
        UnitarPosition position = (UnitarPosition) view;
        UnitarStrength strength = STRENGTHS[level - 1];
        if (position.phase() == UnitarPhase.PLACE) return new UnitarPlacing(position, strength, nodes, random);
        return new UnitarSearch(position, strength, nodes, random);
    }
}
