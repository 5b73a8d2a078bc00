package uniboard.games.unitary;

import java.util.Arrays;

/**
 * Finds all units in play from which a goal can be reached with some cards, each played once at most: by playing them backwards from the
 * goal. Of quantities in a row only one order is looked at, for it makes no difference but near the limit.
 */
final class UnitarySources {
    /** More cards than these aren't looked at. */
    static final int MOST_CARDS = UnitaryPosition.HAND + 1;

    /** By quantity: what it adds to packed units. */
    private final int[] added = new int[UnitaryCard.QUANTITIES];
    private final int[] cards = new int[MOST_CARDS];
    private int size;

    private final int[] met = new int[UnitaryUnits.AREAS];
    private int search;
    private int[] found = new int[256];
    private int count;
    private boolean isEverywhere;
    private int nodes;

    UnitarySources() {
        for (int card = 0; card < added.length; card++) added[card] = UnitaryCard.units(card) - UnitaryUnits.NONE;
    }

    /**
     * @param from  sorted
     * @param extra one card more, or {@link UnitaryCard#NONE}
     */
    void find(int goal, int[] from, int fromSize, int extra) {
        size = 0;
        boolean isExtraIn = extra == UnitaryCard.NONE;
        for (int i = 0; i < fromSize; i++) {
            if (!isExtraIn && extra <= from[i]) {
                add(extra);
                isExtraIn = true;
            }
            add(from[i]);
        }
        if (!isExtraIn) add(extra);
        search++;
        count = 0;
        isEverywhere = false;
        nodes = 0;
        visit(goal, (1 << size) - 1, 0);
    }

    private void add(int card) {
        if (size < MOST_CARDS) cards[size++] = card;
    }

    /** @param first quantities before this place in the hand aren't played any more before a special card is */
    private void visit(int units, int left, int first) {
        nodes++;
        note(UnitaryUnits.index(units));
        for (int i = 0; i < size; i++) {
            if ((left >>> i & 1) == 0 || i > 0 && cards[i - 1] == cards[i] && (left >>> i - 1 & 1) != 0) continue;
            int card = cards[i];
            int rest = left ^ 1 << i;
            if (card >= UnitaryCard.QUANTITIES) {
                visitBefore(card, units, rest);
            } else if (i >= first) {
                visitIfWithin(units - added[card], rest, i + 1);
                visitIfWithin(units + added[card], rest, i + 1);
            }
        }
    }

    private void note(int area) {
        if (met[area] == search) return;
        met[area] = search;
        if (count == found.length) found = Arrays.copyOf(found, 2 * count);
        found[count++] = area;
    }

    private void visitBefore(int special, int units, int left) {
        if (units == UnitaryUnits.NONE) isEverywhere |= special == UnitaryCard.CLEAR;
        else if (special == UnitaryCard.SQUARE_ROOT) visitIfWithin(UnitaryUnits.squared(units), left, 0);
        else if (special == UnitaryCard.SQUARE && UnitaryUnits.areEven(units)) visit(UnitaryUnits.root(units), left, 0);
    }

    private void visitIfWithin(int units, int left, int first) {
        if (UnitaryUnits.areWithinLimit(units)) visit(units, left, first);
    }

    /** Whether the goal can be reached from whatever is in play: it is cleared on the way. */
    boolean isEverywhere() {
        return isEverywhere;
    }

    /** @param area the {@link UnitaryUnits#index} of units */
    boolean contains(int area) {
        return isEverywhere || met[area] == search;
    }

    int count() {
        return count;
    }

    /** The {@link UnitaryUnits#index} of units from which the goal can be reached, each once. */
    int area(int index) {
        return found[index];
    }

    /** Units looked at in the last search. */
    int nodes() {
        return nodes;
    }
}
