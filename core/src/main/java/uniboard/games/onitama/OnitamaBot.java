package uniboard.games.onitama;

import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.search.DeepeningSearch;
import uniboard.search.Strength;

/** Principal-variation search; the weaker levels look less far ahead and overlook things. */
record OnitamaBot(int nodes, Strength strength) implements Bot {
    static final List<Bot> BY_LEVEL = List.of(
        new OnitamaBot(10_000, new Strength(1, 40, 40, 60)),
        new OnitamaBot(20_000, new Strength(3, 0, 25, 25)),
        new OnitamaBot(100_000, new Strength(5, 0, 8, 4)),
        new OnitamaBot(400_000, new Strength(6, 0, 1, 0)),
        new OnitamaBot(5_000_000, Strength.lookingAhead(60)));

    @Override
    public Search search(Position view, int nodes, Random32 random) {
        return new DeepeningSearch(new OnitamaTree((OnitamaPosition) view), strength, nodes, random);
    }
}
