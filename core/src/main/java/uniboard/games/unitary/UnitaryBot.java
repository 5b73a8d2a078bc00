package uniboard.games.unitary;

import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Plans whole turns; the weaker levels combine fewer cards, overlook things and look less far ahead.
 *
 * @param nodes the strongest level thinks for about a sixth of a second; the others are done before their budgets are
 */
record UnitaryBot(int nodes, UnitaryStrength strength) implements Bot {
    static final List<Bot> BY_LEVEL = List.of(
        new UnitaryBot(10_000, new UnitaryStrength(1, 55, UnitaryForesight.NONE)),
        new UnitaryBot(2_000_000, new UnitaryStrength(2, 80, UnitaryForesight.NEXT_TURN)),
        new UnitaryBot(2_000_000, new UnitaryStrength(3, 68, UnitaryForesight.DANGERS)),
        new UnitaryBot(2_000_000, new UnitaryStrength(UnitaryTurns.MOST_CARDS, 48, UnitaryForesight.DANGERS)),
        new UnitaryBot(10_000_000, new UnitaryStrength(UnitaryTurns.MOST_CARDS, 0, UnitaryForesight.REPLIES)));

    @Override
    public Search search(Position view, int nodes, Random32 random) {
        return new UnitarySearch((UnitaryPosition) view, strength, nodes, random);
    }
}
