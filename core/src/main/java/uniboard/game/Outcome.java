package uniboard.game;

import java.util.List;

/**
 * How a game stands or ended.
 *
 * @param winners bit {@code s} set: seat {@code s} (from 0) wins; all seats: a draw; 0: the game is running
 * @param scores  one score a seat in seat order, or empty where the game has none
 * @param how     why the game ended, as a sentence; null while it is running
 */
public record Outcome(int winners, List<Integer> scores, Message how) {
    public static final Outcome RUNNING = new Outcome(0, List.of(), null);

    public static Outcome win(int seat, Message how) {
        return new Outcome(1 << seat, List.of(), how);
    }

    public static Outcome draw(int seats, Message how) {
        return new Outcome((1 << seats) - 1, List.of(), how);
    }

    public boolean over() {
        return winners != 0;
    }

    public boolean wins(int seat) {
        return (winners >>> seat & 1) != 0;
    }
}
