package uniboard.games.unitar;

/**
 * What each colour is likely to mark: smooth fictitious play. Every colour answers what the others have marked so far, better answers more
 * often than worse ones, and its answers are averaged.
 *
 * <p>Source: D. Fudenberg and D. Kreps, <i>Learning mixed equilibria</i> (1993).
 */
final class UnitarBeliefs {
    private static final int COUNT = UnitarMove.INTENTIONS;
    private static final int COLOURS = UnitarColour.COUNT;

    private final UnitarOutcomes outcomes;
    /** How much of a chance to win an intention may cost and still be marked a sixteenth as often as the best. */
    private final double tolerance;
    /** How likely the round is to end in vain if this comparison fails. */
    private final double vain;
    private final double[][] likely = new double[COLOURS][COUNT];
    private final double[][] worth = new double[COLOURS][COUNT];
    private final double[] fails = new double[COUNT];
    private int answers;

    UnitarBeliefs(UnitarOutcomes outcomes, double tolerance, double vain) {
        this.outcomes = outcomes;
        this.tolerance = tolerance;
        this.vain = vain;
        for (double[] each : likely) java.util.Arrays.fill(each, 1.0 / COUNT);
    }

    /** How likely a colour is to mark an intention, by rank. */
    double likely(int colour, int rank) {
        return likely[colour][rank];
    }

    /** The chance to win that an intention gives a colour, as the others were believed to mark before the last answer. */
    double worth(int colour, int rank) {
        return worth[colour][rank];
    }

    /** Weighs every colour's intentions against what the others are likely to mark. */
    void weigh() {
        for (int colour = 0; colour < COLOURS; colour++) weigh(colour);
    }

    private void weigh(int colour) {
        double[] worths = worth[colour];
        double[] ones = likely[(colour + 1) % COLOURS];
        double[] twos = likely[(colour + 2) % COLOURS];
        double some = 0;
        double someWorth = 0;
        for (int own = 0; own < COUNT; own++) {
            double sum = 0;
            double failing = 0;
            for (int one = 0; one < COUNT; one++) {
                if (ones[one] == 0) continue;
                for (int two = 0; two < COUNT; two++) {
                    double chance = ones[one] * twos[two];
                    int sequence = outcomes.sequence(own, one, two);
                    if (sequence == UnitarOutcomes.FAILURE) failing += chance;
                    else sum += chance * outcomes.value(sequence, colour);
                }
            }
            worths[own] = sum;
            fails[own] = failing;
            some += likely[colour][own] * (1 - failing);
            someWorth += likely[colour][own] * sum;
        }
        double stay = outcomes.value(UnitarOutcomes.FAILURE, colour);
        double again = some > 0 ? someWorth / some : stay;
        double failure = vain * stay + (1 - vain) * again;
        for (int own = 0; own < COUNT; own++) worths[own] += fails[own] * failure;
    }

    /** Every colour answers as it has last weighed. */
    void answer() {
        answers++;
        for (int colour = 0; colour < COLOURS; colour++) {
            double best = 0;
            for (double each : worth[colour]) best = Math.max(best, each);
            double sum = 0;
            for (double each : worth[colour]) sum += weight(best - each);
            double[] chances = likely[colour];
            for (int own = 0; own < COUNT; own++) {
                double now = weight(best - worth[colour][own]) / sum;
                chances[own] += (now - chances[own]) / answers;
            }
        }
    }

    private double weight(double loss) {
        double far = 1 + loss / tolerance;
        return 1 / (far * far * far * far);
    }

    /** Believes that a colour repeats its last mark, with some probability. */
    void expectAgain(int colour, int rank, double probability) {
        for (int own = 0; own < COUNT; own++) likely[colour][own] *= 1 - probability;
        likely[colour][rank] += probability;
    }
}
