package uniboard.games.unitar;

import java.util.Arrays;

/**
 * What a comparison on one board can come to, and what each colour may expect of it. Intentions are numbered here by rank, so that what is
 * approved is a sequence that never falls: up to three intentions, each carried out on the field as the one before left it. Sequences get
 * numbers when they are first asked for, from 1 on; 0 is the one without intentions.
 */
final class UnitarOutcomes {
    static final int COUNT = UnitarMove.INTENTIONS;
    private static final int COLOURS = UnitarColour.COUNT;
    private static final int NOTHING = UnitarRank.NONE;
    private static final int SEQUENCES = index(NOTHING, NOTHING, NOTHING) + 1;

    private final UnitarValue value = new UnitarValue();
    private final UnitarBoard board;
    private final UnitarBoard after = new UnitarBoard();
    private final int roundsLeft;
    /** By index of a sequence: its number plus 1, or 0 if it has none yet. */
    private final int[] numbers = new int[SEQUENCES];
    private int count;
    private double[] payoffs = new double[256 * COLOURS];
    private int carriedOut;

    /** @param roundsLeft after this round */
    UnitarOutcomes(UnitarBoard board, int roundsLeft) {
        this.board = board;
        this.roundsLeft = roundsLeft;
        number(NOTHING, NOTHING, NOTHING);
    }

    /** The number of the sequence that three intentions, by rank, come to. */
    int of(int one, int two, int three) {
        int approved = UnitarRank.approved(UnitarRank.intention(one), UnitarRank.intention(two), UnitarRank.intention(three));
        if (approved == 0) return 0;
        int a = (approved & 1) != 0 ? one : NOTHING;
        int b = (approved & 2) != 0 ? two : NOTHING;
        int c = (approved & 4) != 0 ? three : NOTHING;
        int least = Math.min(a, Math.min(b, c));
        int most = Math.max(a, Math.max(b, c));
        return number(least, a + b + c - least - most, most);
    }

    /** The number of the sequence of one intention. */
    int alone(int rank) {
        return number(rank, NOTHING, NOTHING);
    }

    private int number(int first, int second, int third) {
        int index = index(first, second, third);
        return numbers[index] > 0 ? numbers[index] - 1 : enter(index, first, second, third);
    }

    private static int index(int first, int second, int third) {
        return third * (third + 1) * (third + 2) / 6 + second * (second + 1) / 2 + first;
    }

    private int enter(int index, int first, int second, int third) {
        int number = count++;
        numbers[index] = count;
        if (count * COLOURS > payoffs.length) payoffs = Arrays.copyOf(payoffs, 2 * payoffs.length);
        after.set(board);
        carryOut(first);
        carryOut(second);
        carryOut(third);
        value.of(after, roundsLeft, payoffs, number * COLOURS);
        return number;
    }

    private void carryOut(int rank) {
        if (rank == NOTHING) return;
        after.carryOut(UnitarRank.intention(rank));
        carriedOut++;
    }

    /** Every colour's chance to win, by number and colour. Another array takes its place when it is too short. */
    double[] payoffs() {
        return payoffs;
    }

    /** How many intentions were carried out to find all this out. */
    int carriedOut() {
        return carriedOut;
    }
}
