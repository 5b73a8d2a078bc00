package uniboard.games.unlur;

import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.search.Strength;

/**
 * Monte-Carlo tree search; the weaker levels look less far ahead and overlook things, save that no level completes the wrong figure.
 *
 * @param nodes         stones put in simulations: the strongest level thinks for about a second on boards of any size
 * @param largestSolved the size of the largest board that it solves; 0: none
 */
record UnlurBot(int nodes, Strength strength, int largestSolved) implements Bot {
    static final List<Bot> BY_LEVEL = List.of(
        new UnlurBot(20_000, new Strength(1, 75, 60, 85), 0),
        new UnlurBot(60_000, new Strength(1, 50, 40, 40), 0),
        new UnlurBot(400_000, new Strength(2, 0, 10, 0), 0),
        new UnlurBot(1_500_000, Strength.lookingAhead(6), 0),
        new UnlurBot(9_000_000, Strength.lookingAhead(500), UnlurDecision.LARGEST_SIZE));

    @Override
    public Search search(Position view, int nodes, Random32 random) {
        UnlurPosition position = (UnlurPosition) view;
        if (position.board().size() <= largestSolved) return new UnlurSmallBoardSearch(position, strength, nodes, random);
        return new UnlurMonteCarlo(position, strength, nodes, random);
    }
}
