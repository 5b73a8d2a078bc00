package uniboard.games.unlur;

import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.search.Strength;

/**
 * Monte-Carlo tree search; the weaker levels look less far ahead and overlook things, save that no level completes the wrong figure.
 * The strongest solves the smallest boards.
 */
final class UnlurBot implements Bot {
    private static final Strength[] STRENGTHS = {
        new Strength(1, 75, 60, 85),
        new Strength(1, 50, 40, 40),
        new Strength(2, 0, 10, 0),
        Strength.lookingAhead(6),
        Strength.lookingAhead(500),
    };
    /** Stones put in simulations: the strongest level thinks for about a second on boards of any size. */
    private static final int[] NODES = {20_000, 60_000, 400_000, 1_500_000, 9_000_000};

    private final int level;

    UnlurBot(int level) {
        this.level = level;
    }

    @Override
    public int nodes() {
        return NODES[level - 1];
    }

    @Override
    public Search search(Position view, int nodes, Random32 random) {
        UnlurPosition position = (UnlurPosition) view;
        Strength strength = STRENGTHS[level - 1];
        boolean solves = level == LEVELS && position.board().size() <= UnlurDecision.LARGEST_SIZE;
        if (solves) return new UnlurSmallBoardSearch(position, strength, nodes, random);
        return new UnlurMonteCarlo(position, strength, nodes, random);
    }
}
