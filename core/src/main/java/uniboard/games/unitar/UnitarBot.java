package uniboard.games.unitar;

import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Guesses what the others mark and answers it, one step of thinking ahead of the level below; the weak levels overlook things. */
final class UnitarBot implements Bot {
    private static final UnitarStrength[] STRENGTHS = {
        new UnitarStrength(97, UnitarStrength.ALONE, 1, 0),
        new UnitarStrength(60, UnitarStrength.ALONE, 1, 0),
        new UnitarStrength(20, 0, 1, 0),
        new UnitarStrength(20, 1, 1, 0.3),
        new UnitarStrength(0, 2, 2, 0.3),
    };
    private static final int[] NODES = {1_000, 5_000, 90_000, 90_000, 400_000};

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
