package uniboard.games.unitary;

/**
 * Finds all units in play from which a goal can be reached with some cards, each played once at most: by playing them backwards from the
 * goal. Of quantities in a row only one order is looked at, for it makes no difference but near the limit.
 */
final class UnitarySources {
    /** More cards than these aren't looked at. */
    static final int MOST_CARDS = 4;

    private final int[] met = new int[UnitaryUnits.AREAS];
    private int search;
    private int[] found = new int[256];
    private int count;
    private boolean isEverywhere;
    private int nodes;

    private final int[] cards = new int[MOST_CARDS];
    private int size;

    /** Takes cards out of {@code from}, which is sorted, and one more if {@code extra} is one. */
    void find(int goal, int[] from, int fromSize, int extra) {
        size = 0;
        boolean isExtraIn = extra == UnitaryCard.NONE;
        for (int i = 0; i < fromSize && size < MOST_CARDS; i++) {
            if (!isExtraIn && extra <= from[i]) {
                cards[size++] = extra;
                isExtraIn = true;
                if (size == MOST_CARDS) break;
            }
            cards[size++] = from[i];
        }
        if (!isExtraIn && size < MOST_CARDS) cards[size++] = extra;
        search++;
        count = 0;
        isEverywhere = false;
        nodes = 0;
        visit(goal, (1 << size) - 1, 0);
    }

    /** @param first quantities before this place in the hand aren't played any more before a special card is */
    private void visit(int units, int left, int first) {
        nodes++;
        int index = UnitaryUnits.index(units);
        if (met[index] != search) {
            met[index] = search;
            if (count == found.length) found = java.util.Arrays.copyOf(found, 2 * count);
            found[count++] = index;
        }
        for (int i = 0; i < size; i++) {
            if ((left >>> i & 1) == 0) continue;
            int card = cards[i];
            if (i > 0 && cards[i - 1] == card && (left >>> i - 1 & 1) != 0) continue;
            int rest = left ^ 1 << i;
            if (card < UnitaryCard.QUANTITIES) {
                if (i < first) continue;
                int of = UnitaryCard.units(card);
                visitIfWithin(UnitaryUnits.quotient(units, of), rest, i + 1);
                visitIfWithin(UnitaryUnits.product(units, of), rest, i + 1);
            } else if (card == UnitaryCard.CLEAR) {
                if (units == UnitaryUnits.NONE) isEverywhere = true;
            } else if (units == UnitaryUnits.NONE) {
                continue;
            } else if (card == UnitaryCard.SQUARE_ROOT) {
                visitIfWithin(UnitaryUnits.squared(units), rest, 0);
            } else if (UnitaryUnits.areEven(units)) {
                visit(UnitaryUnits.root(units), rest, 0);
            }
        }
    }

    private void visitIfWithin(int units, int left, int first) {
        if (UnitaryUnits.areWithinLimit(units)) visit(units, left, first);
    }

    /** Whether the goal can be reached from whatever is in play: it is cleared on the way. */
    boolean isEverywhere() {
        return isEverywhere;
    }

    boolean contains(int area) {
        return isEverywhere || met[area] == search;
    }

    int count() {
        return count;
    }

    /** @return the {@link UnitaryUnits#index} of units from which the goal can be reached, each once */
    int area(int index) {
        return found[index];
    }

    /** Units looked at in the last search. */
    int nodes() {
        return nodes;
    }
}
