package uniboard.search;

import java.util.Arrays;

/**
 * What three players are likely to choose who choose at the same time, each knowing what the others want: at first any choice that seems
 * good; with every further step of thinking they answer what they expected of each other before, better answers more often than worse ones.
 * Choices may come to nothing, so that all choose again.
 *
 * <p>Source: D. Stahl and P. Wilson, <i>On players' models of other players</i> (1995); R. McKelvey and T. Palfrey, <i>Quantal response
 * equilibria for normal form games</i> (1995).
 */
public final class StepwiseThinking {
    public static final int PLAYERS = 3;
    /** The outcome in which all choose again. Its payoffs are those of choosing no more. */
    public static final int AGAIN = 0;

    private final int[] counts = new int[PLAYERS];
    private final double[][] likely;
    private final double[][] worth;
    private final double[][] again;
    private final double[] values = new double[PLAYERS];
    private int[] outcomes;
    private double[] payoffs;
    private double giveUp;

    /** @param most choices of each player */
    public StepwiseThinking(int most) {
        likely = new double[PLAYERS][most];
        worth = new double[PLAYERS][most];
        again = new double[PLAYERS][most];
    }

    /**
     * Begins with some choices equally likely.
     *
     * @param counts   choices of each player
     * @param likely   how many of them are likely at first: those that come first
     * @param outcomes what choices come to, {@link #AGAIN} or more: those of the last player next to each other
     * @param payoffs  of each outcome to each player, from 0 to 1: those of one outcome next to each other
     * @param giveUp   how likely nobody chooses any more after {@link #AGAIN}, from 0 to 1
     */
    public void begin(int[] counts, int likely, int[] outcomes, double[] payoffs, double giveUp) {
        this.outcomes = outcomes;
        this.payoffs = payoffs;
        this.giveUp = giveUp;
        for (int player = 0; player < PLAYERS; player++) {
            this.counts[player] = counts[player];
            int first = Math.min(likely, counts[player]);
            Arrays.fill(this.likely[player], 0, counts[player], 0);
            Arrays.fill(this.likely[player], 0, first, 1.0 / first);
        }
        weigh();
    }

    /** What a choice is worth to a player. */
    public double worth(int player, int choice) {
        return worth[player][choice];
    }

    /**
     * One more step of thinking.
     *
     * @param tolerance how much a choice loses that is made a sixteenth as often as the best, more than 0
     * @param chance    how likely players are to choose by chance instead, from 0 to 1
     */
    public void answer(double tolerance, double chance) {
        for (int player = 0; player < PLAYERS; player++) {
            double best = 0;
            for (int choice = 0; choice < counts[player]; choice++) best = Math.max(best, worth[player][choice]);
            double sum = 0;
            for (int choice = 0; choice < counts[player]; choice++) {
                double weight = weight((best - worth[player][choice]) / tolerance);
                likely[player][choice] = weight;
                sum += weight;
            }
            for (int choice = 0; choice < counts[player]; choice++) {
                likely[player][choice] = likely[player][choice] / sum * (1 - chance) + chance / counts[player];
            }
        }
        weigh();
    }

    private static double weight(double loss) {
        double square = (1 + loss) * (1 + loss);
        return 1 / (square * square);
    }

    /** Makes each player's choice more likely, with a probability, and the others less. */
    public void expect(int[] choices, double probability) {
        for (int player = 0; player < PLAYERS; player++) {
            for (int each = 0; each < counts[player]; each++) likely[player][each] *= 1 - probability;
            likely[player][choices[player]] += probability;
        }
        weigh();
    }

    /** Finds all worths, as what is likely now has them. */
    private void weigh() {
        for (int player = 0; player < PLAYERS; player++) {
            Arrays.fill(worth[player], 0, counts[player], 0);
            Arrays.fill(again[player], 0, counts[player], 0);
        }
        for (int one = 0; one < counts[0]; one++) {
            for (int two = 0; two < counts[1]; two++) weigh(one, two);
        }
        for (int player = 0; player < PLAYERS; player++) weighAgain(player);
    }

    private void weigh(int one, int two) {
        int at = (one * counts[1] + two) * counts[2];
        double chanceOne = likely[0][one];
        double chanceTwo = likely[1][two];
        double both = chanceOne * chanceTwo;
        double sumOne = 0;
        double sumTwo = 0;
        double failing = 0;
        for (int three = 0; three < counts[2]; three++) {
            int outcome = outcomes[at + three];
            double chance = likely[2][three];
            if (outcome == AGAIN) {
                failing += chance;
                again[2][three] += both;
            } else {
                int payoff = outcome * PLAYERS;
                sumOne += chance * payoffs[payoff];
                sumTwo += chance * payoffs[payoff + 1];
                worth[2][three] += both * payoffs[payoff + 2];
            }
        }
        worth[0][one] += chanceTwo * sumOne;
        worth[1][two] += chanceOne * sumTwo;
        again[0][one] += chanceTwo * failing;
        again[1][two] += chanceOne * failing;
    }

    /** Choosing again is worth what choosing is, unless that is given up. */
    private void weighAgain(int player) {
        double some = 0;
        double sum = 0;
        for (int choice = 0; choice < counts[player]; choice++) {
            some += likely[player][choice] * (1 - again[player][choice]);
            sum += likely[player][choice] * worth[player][choice];
        }
        double end = payoffs[AGAIN * PLAYERS + player];
        double retried = some > 0 ? sum / some : end;
        double failure = giveUp * end + (1 - giveUp) * retried;
        values[player] = sum + (1 - some) * failure;
        for (int choice = 0; choice < counts[player]; choice++) worth[player][choice] += again[player][choice] * failure;
    }
}
