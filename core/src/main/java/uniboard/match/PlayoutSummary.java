package uniboard.match;

import uniboard.game.Outcome;

/** Counts of finished games. */
public final class PlayoutSummary {
    private final int[] wins;
    private int games;
    private int draws;
    private int plies;

    public PlayoutSummary(int mostSeats) {
        wins = new int[mostSeats];
    }

    public void add(GameRecord record) {
        Outcome outcome = record.replay().outcome();
        int seats = record.seats().size();
        games++;
        plies += record.plies();
        if (Integer.bitCount(outcome.winners()) == seats) {
            draws++;
            return;
        }
        for (int seat = 0; seat < seats; seat++) if (outcome.wins(seat)) wins[seat]++;
    }

    public int games() {
        return games;
    }

    /** Games that all seats share. */
    public int draws() {
        return draws;
    }

    /** Games the seat won, alone or with some of the others. */
    public int wins(int seat) {
        return wins[seat];
    }

    public double meanPlies() {
        return games == 0 ? 0 : (double) plies / games;
    }
}
