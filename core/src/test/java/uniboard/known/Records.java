package uniboard.known;

import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Random32;

/** Records' texts. */
public final class Records {
    private Records() {
    }

    /**
     * The text of a game that begins.
     *
     * @param start in the game's notation
     * @param seats {@code human} or {@code bot 1}
     */
    public static String of(Game game, String start, String... seats) {
        StringBuilder record = new StringBuilder("uniboard 1\ngame " + game.id() + "\nstart " + start + '\n');
        for (int seat = 0; seat < seats.length; seat++)
            record.append("seat ").append(seat + 1).append(' ').append(seats[seat]).append('\n');
        return record.toString();
    }

    /** The text of a game just dealt to so many seats. */
    public static String dealt(Game game, int seed, String... seats) {
        Options options = Options.defaults(game).with("seats", Integer.toString(seats.length));
        return of(game, game.notation().positionText(game.start(options, new Random32(seed))), seats);
    }
}
