package uniboard.games.unitar;

import java.util.List;
import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Guesses what the others mark and answers it, one step of thinking ahead of the level below; the weak levels overlook things.
 *
 * @param nodes a tenth is enough: the strong levels look at a round as a whole
 */
record UnitarBot(int nodes, UnitarStrength strength) implements Bot {
    static final List<Bot> BY_LEVEL = List.of(
        new UnitarBot(500, new UnitarStrength(99, UnitarStrength.ALONE, 0)),
        new UnitarBot(2_000, new UnitarStrength(88, UnitarStrength.ALONE, 0)),
        new UnitarBot(10_000, new UnitarStrength(40, UnitarStrength.ALONE, 0)),
        new UnitarBot(95_000, new UnitarStrength(15, 0, 0)),
        new UnitarBot(95_000, new UnitarStrength(0, 1, 30)));

    @Override
    public Search search(Position view, int nodes, Random32 random) {
        UnitarPosition position = (UnitarPosition) view;
        if (position.phase() == UnitarPhase.PLACE) return new UnitarPlacing(position, strength, nodes, random);
        return new UnitarSearch(position, strength, nodes, random);
    }
}
