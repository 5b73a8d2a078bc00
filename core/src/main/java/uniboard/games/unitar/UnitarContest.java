package uniboard.games.unitar;

import uniboard.search.StepwiseThinking;

/**
 * A comparison on one board as a game of the three colours, each with some of its intentions. Intentions are numbered by rank as in
 * {@link UnitarOutcomes}, a colour's choices in the order in which it would like them to be carried out alone.
 */
final class UnitarContest {
    private static final int COLOURS = UnitarColour.COUNT;
    /** How much of a chance to win an intention loses that is marked a sixteenth as often as the best. */
    private static final double TOLERANCE = 0.06;
    /** How often colours mark any of their choices: less, and it falls behind those who mark by chance. */
    private static final double CHANCE = 0.3;
    /** How many of its best intentions a colour that doesn't think may mark. */
    private static final int LIKELY = 12;

    private final UnitarOutcomes outcomes;
    private final StepwiseThinking thinking;
    private final int[] counts = new int[COLOURS];
    private final int[][] marks;
    /** The numbers of what choices come to. */
    private final int[] table;
    /** The first colour's choices that have been compared with all others. */
    private int compared;

    /**
     * @param roundsLeft  after this round
     * @param mostChoices of a colour
     * @param mostTriples of choices, one of each colour
     */
    UnitarContest(UnitarBoard board, int roundsLeft, int mostChoices, int mostTriples) {
        outcomes = new UnitarOutcomes(board, roundsLeft);
        thinking = new StepwiseThinking(mostChoices);
        marks = new int[COLOURS][mostChoices];
        table = new int[mostTriples];
    }

    UnitarOutcomes outcomes() {
        return outcomes;
    }

    StepwiseThinking thinking() {
        return thinking;
    }

    /** Gives a colour its best intentions for choices. */
    void choose(int colour, int count) {
        counts[colour] = count;
        int[] best = marks[colour];
        int chosen = 0;
        for (int rank = 0; rank < UnitarOutcomes.COUNT; rank++) {
            double worth = worthAlone(rank, colour);
            int at = chosen;
            while (at > 0 && worthAlone(best[at - 1], colour) < worth) at--;
            if (at == count) continue;
            if (chosen < count) chosen++;
            System.arraycopy(best, at, best, at + 1, chosen - 1 - at);
            best[at] = rank;
        }
    }

    private double worthAlone(int rank, int colour) {
        int number = outcomes.alone(rank);
        return outcomes.payoffs()[number * COLOURS + colour];
    }

    /** The choice of a colour that is an intention; takes the place of its last one if it isn't there yet. */
    int choice(int colour, int rank) {
        int last = counts[colour] - 1;
        for (int i = 0; i < last; i++) if (marks[colour][i] == rank) return i;
        marks[colour][last] = rank;
        return last;
    }

    /**
     * Finds out what all choices come to, some at a time.
     *
     * @return whether all are done
     */
    boolean compareMore() {
        int one = compared++;
        int at = one * counts[1] * counts[2];
        for (int two = 0; two < counts[1]; two++) {
            for (int three = 0; three < counts[2]; three++) table[at++] = outcomes.of(marks[0][one], marks[1][two], marks[2][three]);
        }
        return compared == counts[0];
    }

    /**
     * Lets all colours think for a number of steps.
     *
     * @param giveUp how likely the round is to end in vain if this comparison fails
     */
    void think(int steps, double giveUp) {
        thinking.begin(counts, LIKELY, table, outcomes.payoffs(), giveUp);
        for (int step = 0; step < steps; step++) thinking.answer(TOLERANCE, CHANCE);
    }
}
