package uniboard.games.unitary;

import java.util.HashMap;
import java.util.Map;

/** How likely the seat to move wins in the end, after a turn that didn't: by what it keeps and what units its next turn begins with. */
final class UnitaryProspects {
    // How likely a seat wins that hasn't on its next turn, between two sides: by how many cards it keeps, by its chance there and by that
    // wherever there are few units. Fitted to games of this bot against itself.
    private static final double[] LATER = {0.16, 0.22, 0.28, 0.32};
    private static final double LATER_BY_CHANCE = 0.22;
    private static final double LATER_BY_CHANCE_AROUND = 0.67;
    /** How much worse it is for each unit in play: with many nobody can win, and the game only grows longer. */
    private static final double PER_UNIT = 0.002;

    private final UnitaryPosition view;
    private final UnitaryTurns turns;
    private final UnitaryUnknown unknown;
    private final int goal;
    private final UnitarySources sources = new UnitarySources();
    /** By the cards kept, as {@link UnitaryPlans#kept}. */
    private final Map<Integer, UnitaryChances> chances = new HashMap<>();
    private int nodes;

    /** @param turns of the position's mover */
    UnitaryProspects(UnitaryPosition view, UnitaryTurns turns, UnitaryUnknown unknown) {
        this.view = view;
        this.turns = turns;
        this.unknown = unknown;
        goal = UnitaryCard.units(view.hidden(view.side(view.mover())));
    }

    /**
     * From 0 to 1.
     *
     * @param units with which the next turn begins
     */
    double value(int kept, int units) {
        UnitaryChances next = chances(kept);
        double wins = next.at(UnitaryUnits.index(units));
        double later = LATER[next.kept()] + LATER_BY_CHANCE * wins + LATER_BY_CHANCE_AROUND * next.around();
        return wins + (1 - wins) * later * 2 / view.sides() - PER_UNIT * UnitaryUnits.total(units);
    }

    private UnitaryChances chances(int kept) {
        UnitaryChances known = chances.get(kept);
        if (known != null) return known;
        int[] cards = new int[turns.handSize()];
        int size = 0;
        for (int i = 0; i < cards.length; i++) if ((kept >>> i & 1) != 0) cards[size++] = turns.card(i);
        UnitaryChances computed = new UnitaryChances();
        computed.compute(goal, cards, size, unknown.drawn(), sources);
        nodes += computed.nodes();
        chances.put(kept, computed);
        return computed;
    }

    /** What it took so far. */
    int nodes() {
        return nodes;
    }
}
