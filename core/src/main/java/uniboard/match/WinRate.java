package uniboard.match;

/**
 * Win rate with its Wilson interval; 0.5 when no games were played.
 *
 * <p>Source: E. Wilson, <i>Probable inference, the law of succession, and statistical inference</i> (1927).
 *
 * @param won from 0 to {@code games}
 */
public record WinRate(int won, int games) {
    /** The 97.5th percentile of the normal distribution: a 95 % interval is this many deviations wide to either side. */
    private static final double DEVIATIONS = 1.959964;

    /** From 0 to 1. */
    public double value() {
        return games == 0 ? 0.5 : (double) won / games;
    }

    /** The lower end of the 95 % interval. */
    public double lower() {
        return centre() - halfWidth();
    }

    /** The upper end of the 95 % interval. */
    public double upper() {
        return centre() + halfWidth();
    }

    private double centre() {
        return (value() * games + DEVIATIONS * DEVIATIONS / 2) / (games + DEVIATIONS * DEVIATIONS);
    }

    private double halfWidth() {
        double variance = value() * (1 - value()) * games + DEVIATIONS * DEVIATIONS / 4;
        return DEVIATIONS * Math.sqrt(variance) / (games + DEVIATIONS * DEVIATIONS);
    }
}
