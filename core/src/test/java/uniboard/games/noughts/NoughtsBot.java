package uniboard.games.noughts;

import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.search.DeepeningSearch;
import uniboard.search.Strength;

/** Principal-variation search; the weaker levels look less far ahead and overlook things, the strongest sees every game to its end. */
record NoughtsBot(Strength strength) implements Bot {
    static final List<Bot> BY_LEVEL = List.of(
        new NoughtsBot(new Strength(1, 90, 0, 0)),
        new NoughtsBot(new Strength(2, 15, 15, 0)),
        new NoughtsBot(new Strength(4, 0, 25, 0)),
        new NoughtsBot(new Strength(4, 0, 5, 0)),
        new NoughtsBot(Strength.lookingAhead(NoughtsPosition.CELLS)));

    @Override
    public int nodes() {
        return 100_000;
    }

    @Override
    public Search search(Position view, int nodes, Random32 random) {
        return new DeepeningSearch(new NoughtsTree((NoughtsPosition) view), strength, nodes, random);
    }
}
