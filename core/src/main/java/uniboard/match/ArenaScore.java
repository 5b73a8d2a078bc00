package uniboard.match;

/** Counts the games of an arena. A game that all contestants share is a draw; every other is decisive. */
public final class ArenaScore {
    /** The 97.5th percentile of the normal distribution: what lies within so many deviations holds in 95 % of cases. */
    private static final double DEVIATIONS = 1.959964;
    /** What a level should win of the decisive games against the one below, and what must at least be sure. */
    private static final double STEP = 0.65;
    private static final double SURE_STEP = 0.55;
    /** So few tell nothing, however clear they look. */
    private static final int FEWEST_DECISIVE = 20;

    private final int[] wins;
    private int games;
    private int draws;

    public ArenaScore(int contestants) {
        wins = new int[contestants];
    }

    /** @param winners as of {@link Arena.Result} */
    public void add(int winners) {
        games++;
        if (Integer.bitCount(winners) == wins.length) {
            draws++;
            return;
        }
        for (int contestant = 0; contestant < wins.length; contestant++) wins[contestant] += winners >>> contestant & 1;
    }

    public int games() {
        return games;
    }

    public int draws() {
        return draws;
    }

    /** Decisive games the contestant won, alone or with others. */
    public int wins(int contestant) {
        return wins[contestant];
    }

    /** The part of the decisive games that the first contestant won, from 0 to 1; one half before the first. */
    public double share() {
        int decisive = games - draws;
        return decisive == 0 ? 0.5 : (double) wins[0] / decisive;
    }

    /** The lower end of the 95 % interval of {@link #share}. */
    public double lowerShare() {
        return centre() - halfWidth();
    }

    /** The upper end of the 95 % interval of {@link #share}. */
    public double upperShare() {
        return centre() + halfWidth();
    }

    /** Whether the first contestant is a whole level stronger: at least 65 % of the decisive games, above 55 % for sure. */
    public boolean isStep() {
        return isTelling() && share() >= STEP && lowerShare() > SURE_STEP;
    }

    /** Whether it is sure that the first contestant isn't a whole level stronger. */
    public boolean isNoStep() {
        return isTelling() && upperShare() < STEP;
    }

    private boolean isTelling() {
        return games - draws >= FEWEST_DECISIVE;
    }

    // Wilson's score interval: E. Wilson, Probable inference, the law of succession, and statistical inference (1927).

    private double centre() {
        int decisive = games - draws;
        return (share() * decisive + DEVIATIONS * DEVIATIONS / 2) / (decisive + DEVIATIONS * DEVIATIONS);
    }

    private double halfWidth() {
        int decisive = games - draws;
        double variance = share() * (1 - share()) * decisive + DEVIATIONS * DEVIATIONS / 4;
        return DEVIATIONS * Math.sqrt(variance) / (decisive + DEVIATIONS * DEVIATIONS);
    }
}
