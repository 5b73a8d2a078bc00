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
    /** In a sequence, the place of an intention that isn't approved. */
    private static final int NOTHING = COUNT;
    private static final int SEQUENCES = index(NOTHING, NOTHING, NOTHING) + 1;
    private static final int[] BY_RANK = byRank();
    private static final int[] RANKS = ranks();

    private final UnitarValue value = new UnitarValue();
    private final UnitarBoard board = new UnitarBoard();
    private final UnitarBoard after = new UnitarBoard();
    private int roundsLeft;
    /** By index of a sequence: its number plus what it had to be on this board at least. */
    private final int[] numbers = new int[SEQUENCES];
    private int base;
    private int count;
    private int[] intentions = new int[256];
    private double[] payoffs = new double[256 * COLOURS];
    private int carriedOut;

    private static int[] byRank() {
        int[] intentions = new int[COUNT];
        int count = 0;
        for (int rank = 0; count < COUNT; rank++) {
            for (int intention = 0; intention < COUNT; intention++) if (UnitarRank.of(intention) == rank) intentions[count++] = intention;
        }
        return intentions;
    }

    private static int[] ranks() {
        int[] ranks = new int[COUNT];
        for (int rank = 0; rank < COUNT; rank++) ranks[BY_RANK[rank]] = rank;
        return ranks;
    }

    /** Forgets all sequences. @param roundsLeft after this round */
    void begin(UnitarBoard board, int roundsLeft) {
        this.board.set(board);
        this.roundsLeft = roundsLeft;
        base += count;
        count = 0;
        number(NOTHING, NOTHING, NOTHING);
    }

    static int intention(int rank) {
        return BY_RANK[rank];
    }

    static int rank(int intention) {
        return RANKS[intention];
    }

    /** The number of the sequence that three intentions, by rank, come to. */
    int of(int one, int two, int three) {
        int approved = UnitarRank.approved(BY_RANK[one], BY_RANK[two], BY_RANK[three]);
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
        int index = third * (third + 1) * (third + 2) / 6 + second * (second + 1) / 2 + first;
        int known = numbers[index] - 1 - base;
        return known >= 0 ? known : enter(index, first, second, third);
    }

    private static int index(int first, int second, int third) {
        return third * (third + 1) * (third + 2) / 6 + second * (second + 1) / 2 + first;
    }

    private int enter(int index, int first, int second, int third) {
        if (count == intentions.length) lengthen();
        int number = count++;
        numbers[index] = base + number + 1;
        intentions[number] = first << 16 | second << 8 | third;
        play(number, after);
        value.of(after, roundsLeft, payoffs, number * COLOURS);
        return number;
    }

    private void lengthen() {
        intentions = Arrays.copyOf(intentions, 2 * count);
        payoffs = Arrays.copyOf(payoffs, 2 * count * COLOURS);
    }

    /** Makes a board what it is after a sequence. */
    void play(int number, UnitarBoard into) {
        into.set(board);
        int left = intentions[number];
        carryOut(left >>> 16, into);
        carryOut(left >>> 8 & 255, into);
        carryOut(left & 255, into);
    }

    private void carryOut(int rank, UnitarBoard into) {
        if (rank == NOTHING) return;
        into.carryOut(BY_RANK[rank]);
        carriedOut++;
    }

    /** How many sequences have numbers: all below. */
    int count() {
        return count;
    }

    /** Every colour's chance to win, by number and colour; may be changed. Another array takes its place when it is too short. */
    double[] payoffs() {
        return payoffs;
    }

    /** How many intentions were carried out to find all this out. */
    int carriedOut() {
        return carriedOut;
    }
}
