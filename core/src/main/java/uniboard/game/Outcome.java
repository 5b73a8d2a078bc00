package uniboard.game;

import java.util.List;

/**
 * How a game stands or ended.
 *
 * @param winners bit {@code s} set: seat {@code s} (from 0) wins; all seats: a draw; 0: the game is running
 * @param scores  one score a seat in seat order, or empty where the game has none
 */
public record Outcome(int winners, List<Integer> scores) {
    public static final Outcome RUNNING = new Outcome(0, List.of());

    public static Outcome win(int seat) {
        return new Outcome(1 << seat, List.of());
    }

    public static Outcome draw(int seats) {
        return new Outcome((1 << seats) - 1, List.of());
    }

    public boolean over() {
        return winners != 0;
    }

    public boolean wins(int seat) {
        return (winners >>> seat & 1) != 0;
    }
}
