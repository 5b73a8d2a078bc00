package uniboard.match;

/** Counts the games of an arena. A game that all contestants share is a draw; every other is decisive. */
public final class ArenaScore {
    private final int[] wins;
    private final int[] soleWins;
    private int games;
    private int draws;

    public ArenaScore(int contestants) {
        wins = new int[contestants];
        soleWins = new int[contestants];
    }

    /** @param winners as of {@link Arena.Result} */
    public void add(int winners) {
        games++;
        if (Integer.bitCount(winners) == wins.length) {
            draws++;
            return;
        }
        for (int contestant = 0; contestant < wins.length; contestant++) wins[contestant] += winners >>> contestant & 1;
        if (Integer.bitCount(winners) == 1) soleWins[Integer.numberOfTrailingZeros(winners)]++;
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

    /** Games the contestant won alone. */
    public int soleWins(int contestant) {
        return soleWins[contestant];
    }

    /** What the first contestant won of the games that one contestant won alone. */
    public WinRate soleShare() {
        int sole = 0;
        for (int each : soleWins) sole += each;
        return new WinRate(soleWins[0], sole);
    }

    /** The part of the decisive games that the first contestant won, from 0 to 1; one half before the first. */
    public double share() {
        return decisiveShare().value();
    }

    /** The lower end of the 95 % interval of {@link #share}. */
    public double lowerShare() {
        return decisiveShare().lower();
    }

    /** The upper end of the 95 % interval of {@link #share}. */
    public double upperShare() {
        return decisiveShare().upper();
    }

    private WinRate decisiveShare() {
        return new WinRate(wins[0], games - draws);
    }
}
