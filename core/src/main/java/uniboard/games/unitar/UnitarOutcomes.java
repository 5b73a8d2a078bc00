package uniboard.games.unitar;

/**
 * What each colour may expect of every way in which a comparison can end. Intentions are numbered here by rank, so that what is approved is
 * a sequence that never falls: up to three intentions, each carried out on the field as the one before left it.
 */
final class UnitarOutcomes {
    private static final int COUNT = UnitarMove.INTENTIONS;
    /** In a sequence, the place of an intention that isn't approved. */
    private static final int NOTHING = COUNT;
    private static final int COLOURS = UnitarColour.COUNT;
    /** The sequence of no intention at all. */
    static final int FAILURE = index(NOTHING, NOTHING, NOTHING);
    private static final int SEQUENCES = FAILURE + 1;
    private static final int[] BY_RANK = byRank();

    private final UnitarValue value;
    private final UnitarBoard board;
    private final int roundsLeft;
    private final UnitarBoard afterOne = new UnitarBoard();
    private final UnitarBoard afterTwo = new UnitarBoard();
    private final UnitarBoard afterThree = new UnitarBoard();
    private final double[] values = new double[SEQUENCES * COLOURS];
    private final int[] sequences = new int[COUNT * COUNT * COUNT];
    /** The first intention of the sequences to be tried next. */
    private int next;

    /** @param roundsLeft after this round */
    UnitarOutcomes(UnitarBoard board, int roundsLeft, UnitarValue value) {
        this.board = new UnitarBoard(board);
        this.roundsLeft = roundsLeft;
        this.value = value;
    }

    private static int[] byRank() {
        int[] intentions = new int[COUNT];
        int count = 0;
        for (int rank = 0; count < COUNT; rank++) {
            for (int intention = 0; intention < COUNT; intention++) if (UnitarRank.of(intention) == rank) intentions[count++] = intention;
        }
        return intentions;
    }

    static int intention(int rank) {
        return BY_RANK[rank];
    }

    static int rank(int intention) {
        for (int rank = 0; rank < COUNT; rank++) if (BY_RANK[rank] == intention) return rank;
        throw new IllegalArgumentException("intention " + intention);
    }

    /** Of a sequence that doesn't fall. */
    private static int index(int first, int second, int third) {
        return third * (third + 1) * (third + 2) / 6 + second * (second + 1) / 2 + first;
    }

    /** The sequence that three intentions, by rank, come to. */
    int sequence(int one, int two, int three) {
        return sequences[(one * COUNT + two) * COUNT + three];
    }

    /** A colour's chance to win after a sequence. */
    double value(int sequence, int colour) {
        return values[sequence * COLOURS + colour];
    }

    boolean isComplete() {
        return next > COUNT;
    }

    /** Tries all sequences that begin with one intention. @return how many intentions were carried out */
    int tryMore() {
        int first = next++;
        if (first == NOTHING) {
            enter(board, NOTHING, NOTHING, NOTHING);
            return 0;
        }
        compare(first);
        afterOne.set(board);
        afterOne.carryOut(BY_RANK[first]);
        enter(afterOne, first, NOTHING, NOTHING);
        int nodes = 1;
        for (int second = first; second < COUNT; second++) {
            afterTwo.set(afterOne);
            afterTwo.carryOut(BY_RANK[second]);
            enter(afterTwo, first, second, NOTHING);
            for (int third = second; third < COUNT; third++) {
                afterThree.set(afterTwo);
                afterThree.carryOut(BY_RANK[third]);
                enter(afterThree, first, second, third);
            }
            nodes += 1 + COUNT - second;
        }
        return nodes;
    }

    private void enter(UnitarBoard after, int first, int second, int third) {
        value.of(after, roundsLeft, values, index(first, second, third) * COLOURS);
    }

    private void compare(int one) {
        for (int two = 0; two < COUNT; two++) {
            for (int three = 0; three < COUNT; three++) {
                sequences[(one * COUNT + two) * COUNT + three] = compared(one, two, three);
            }
        }
    }

    private static int compared(int one, int two, int three) {
        int approved = UnitarRank.approved(BY_RANK[one], BY_RANK[two], BY_RANK[three]);
        int a = (approved & 1) != 0 ? one : NOTHING;
        int b = (approved & 2) != 0 ? two : NOTHING;
        int c = (approved & 4) != 0 ? three : NOTHING;
        int least = Math.min(a, Math.min(b, c));
        int most = Math.max(a, Math.max(b, c));
        return index(least, a + b + c - least - most, most);
    }
}
