package uniboard.games.unitar;

import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Guesses what the others mark and answers it, one step of thinking ahead of the level below; the weak levels overlook things. */
final class UnitarBot implements Bot {
    private static final UnitarStrength[] STRENGTHS = {
        new UnitarStrength(99, UnitarStrength.ALONE, 0),
        new UnitarStrength(86, UnitarStrength.ALONE, 0),
        new UnitarStrength(50, UnitarStrength.ALONE, 0),
        new UnitarStrength(15, 0, 0),
        new UnitarStrength(0, 1, 0.3),
    };
    /** A tenth is enough: the strong levels look at a round as a whole. */
    private static final int[] NODES = {500, 2_000, 10_000, 95_000, 95_000};

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
