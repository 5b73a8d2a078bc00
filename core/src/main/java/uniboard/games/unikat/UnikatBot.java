package uniboard.games.unikat;

import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Plans whole turns; the weaker levels look at less of a turn, count cards alone, and overlook things.
 *
 * @param nodes the strongest level thinks for about half a second on a whole turn
 */
record UnikatBot(int nodes, UnikatStrength strength) implements Bot {
    static final List<Bot> BY_LEVEL = List.of(
        new UnikatBot(5_000, new UnikatStrength(1, 0, 50, 1)),
        new UnikatBot(20_000, new UnikatStrength(2, 0, 75, 1)),
        new UnikatBot(20_000, new UnikatStrength(UnikatHoldings.RACK, 0, 45, 1)),
        new UnikatBot(20_000, new UnikatStrength(UnikatHoldings.RACK, 10, 30, 1)),
        new UnikatBot(2_000_000, new UnikatStrength(UnikatHoldings.RACK, 10, 0, 12)));

    @Override
    public Search search(Position view, int nodes, Random32 random) {
        return new UnikatSearch((UnikatPosition) view, strength, nodes, random);
    }
}
