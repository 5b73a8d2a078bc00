package uniboard.search;

import java.util.Arrays;

/**
 * Three players choose at the same time, each knowing what the others want. Smooth fictitious play finds out what they are likely to choose:
 * each answers the average of what the others have chosen so far, better answers more often than worse ones. Choices may come to nothing, so
 * that all choose again.
 *
 * <p>Source: D. Fudenberg and D. Kreps, <i>Learning mixed equilibria</i> (1993); R. McKelvey and T. Palfrey, <i>Quantal response equilibria
 * for normal form games</i> (1995).
 */
public final class FictitiousPlay {
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
    private double tolerance;
    private double giveUp;
    private int answers;

    /** @param most choices of each player */
    public FictitiousPlay(int most) {
        likely = new double[PLAYERS][most];
        worth = new double[PLAYERS][most];
        again = new double[PLAYERS][most];
    }

    /**
     * Begins with all choices equally likely.
     *
     * @param counts    choices of each player
     * @param outcomes  what choices come to, {@link #AGAIN} or more: those of the last player next to each other
     * @param payoffs   of each outcome to each player, from 0 to 1: those of one outcome next to each other
     * @param tolerance how much a choice loses that is made a sixteenth as often as the best, more than 0
     * @param giveUp    how likely nobody chooses any more after {@link #AGAIN}, from 0 to 1
     */
    public void begin(int[] counts, int[] outcomes, double[] payoffs, double tolerance, double giveUp) {
        this.outcomes = outcomes;
        this.payoffs = payoffs;
        this.tolerance = tolerance;
        this.giveUp = giveUp;
        answers = 0;
        for (int player = 0; player < PLAYERS; player++) {
            this.counts[player] = counts[player];
            Arrays.fill(likely[player], 0, counts[player], 1.0 / counts[player]);
        }
    }

    /** How likely a player is to make a choice. */
    public double likely(int player, int choice) {
        return likely[player][choice];
    }

    /** What a choice was worth to a player when last weighed. */
    public double worth(int player, int choice) {
        return worth[player][choice];
    }

    /** What the game was worth to a player when last weighed. */
    public double value(int player) {
        return values[player];
    }

    /** Makes a choice more likely, with some probability, and all others of the player less. */
    public void expect(int player, int choice, double probability) {
        for (int each = 0; each < counts[player]; each++) likely[player][each] *= 1 - probability;
        likely[player][choice] += probability;
    }

    /** Weighs all choices against what the others are likely to choose. */
    public void weigh() {
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
        double[] worthThree = worth[2];
        double[] againThree = again[2];
        double[] likelyThree = likely[2];
        double sumOne = 0;
        double sumTwo = 0;
        double failing = 0;
        for (int three = 0; three < counts[2]; three++) {
            int outcome = outcomes[at + three];
            double chance = likelyThree[three];
            if (outcome == AGAIN) {
                failing += chance;
                againThree[three] += both;
                continue;
            }
            int payoff = outcome * PLAYERS;
            sumOne += chance * payoffs[payoff];
            sumTwo += chance * payoffs[payoff + 1];
            worthThree[three] += both * payoffs[payoff + 2];
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
        double anew = some > 0 ? sum / some : end;
        double failure = giveUp * end + (1 - giveUp) * anew;
        values[player] = sum + (1 - some) * failure;
        for (int choice = 0; choice < counts[player]; choice++) worth[player][choice] += again[player][choice] * failure;
    }

    /** Every player answers as last weighed; the answer counts as much as each one before. */
    public void answer() {
        answers++;
        for (int player = 0; player < PLAYERS; player++) {
            double best = 0;
            for (int choice = 0; choice < counts[player]; choice++) best = Math.max(best, worth[player][choice]);
            double sum = 0;
            for (int choice = 0; choice < counts[player]; choice++) sum += weight(best - worth[player][choice]);
            for (int choice = 0; choice < counts[player]; choice++) {
                double now = weight(best - worth[player][choice]) / sum;
                likely[player][choice] += (now - likely[player][choice]) / answers;
            }
        }
    }

    private double weight(double loss) {
        double far = 1 + loss / tolerance;
        double square = far * far;
        return 1 / (square * square);
    }
}
