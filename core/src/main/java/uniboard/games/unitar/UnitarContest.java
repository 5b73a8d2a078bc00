package uniboard.games.unitar;

import uniboard.search.FictitiousPlay;

/** A comparison as a game: what each colour would like to mark by itself, and what it is likely to mark against the others. */
final class UnitarContest {
    private static final int COLOURS = UnitarColour.COUNT;

    private final UnitarOutcomes outcomes;
    private final int[] counts = new int[COLOURS];
    private final int[][] marks;
    private final int[] table;
    private final FictitiousPlay play;

    /** @param most intentions, in all three colours' product */
    UnitarContest(UnitarValue value, int mostMarks, int mostTogether) {
        outcomes = new UnitarOutcomes(value);
        marks = new int[COLOURS][mostMarks];
        table = new int[mostTogether];
        play = new FictitiousPlay(mostMarks);
    }

    UnitarOutcomes outcomes() {
        return outcomes;
    }

    FictitiousPlay play() {
        return play;
    }

    /** @param roundsLeft after this round */
    void begin(UnitarBoard board, int roundsLeft) {
        outcomes.begin(board, roundsLeft);
    }

    /** Takes the colour's best intentions, by themselves. */
    void choose(int colour, int count) {
        counts[colour] = count;
        int[] best = marks[colour];
        int chosen = 0;
        double least = 0;
        for (int rank = 0; rank < UnitarOutcomes.COUNT; rank++) {
            double worth = worthAlone(rank, colour);
            if (chosen == count && worth <= least) continue;
            if (chosen < count) chosen++;
            int at = chosen - 1;
            for (; at > 0 && worthAlone(best[at - 1], colour) < worth; at--) best[at] = best[at - 1];
            best[at] = rank;
            least = worthAlone(best[chosen - 1], colour);
        }
    }

    private double worthAlone(int rank, int colour) {
        int number = outcomes.alone(rank);
        return outcomes.payoffs()[number * COLOURS + colour];
    }

    int count(int colour) {
        return counts[colour];
    }

    /** By rank. */
    int mark(int colour, int choice) {
        return marks[colour][choice];
    }

    /** Adds an intention to those of a colour, or replaces its last. @return its choice */
    int include(int colour, int rank) {
        for (int i = 0; i < counts[colour]; i++) if (marks[colour][i] == rank) return i;
        marks[colour][counts[colour] - 1] = rank;
        return counts[colour] - 1;
    }

    /** Finds out what all marks chosen come to. */
    void compare() {
        int at = 0;
        for (int one = 0; one < counts[0]; one++) {
            for (int two = 0; two < counts[1]; two++) {
                for (int three = 0; three < counts[2]; three++) table[at++] = outcomes.of(marks[0][one], marks[1][two], marks[2][three]);
            }
        }
    }

    /** Lets the colours answer each other; what they answered last is weighed. */
    void settle(int answers, double tolerance, double giveUp) {
        play.begin(counts, table, outcomes.payoffs(), tolerance, giveUp);
        play.weigh();
        for (int i = 0; i < answers; i++) {
            play.answer();
            play.weigh();
        }
    }

    /** How likely each sequence is, by its number. */
    void likelihoods(double[] into) {
        java.util.Arrays.fill(into, 0, outcomes.count(), 0);
        int at = 0;
        for (int one = 0; one < counts[0]; one++) {
            for (int two = 0; two < counts[1]; two++) {
                double both = play.likely(0, one) * play.likely(1, two);
                for (int three = 0; three < counts[2]; three++) into[table[at++]] += both * play.likely(2, three);
            }
        }
    }
}
