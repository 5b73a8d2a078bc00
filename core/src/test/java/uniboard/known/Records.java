package uniboard.known;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.match.Arena;
import uniboard.match.GameRecord;
import uniboard.match.Seat;

/** Records' texts. */
public final class Records {
    /** A person's game against a bot that begins. */
    public static final String ONITAMA = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 bot 1
        """;
    /** The same after two moves, against a stronger bot. */
    public static final String RUNNING_ONITAMA = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 bot 3
        1 Boar c1-c2
        2 Horse d5-d4
        """;
    /** Three moves of two people, whose first answer could be another one. */
    public static final String BEGUN_ONITAMA = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 human
        1 Ox c1-c2
        2 Horse c5-c4
        3 Crab c2-c3
        """;

    private Records() {
    }

    /** A finished game of weak bots who make mistakes, the first of whom is taken for a person; as few cells and seats as there may be. */
    public static GameRecord withMistakes(Game game) {
        Options options = game.id().equals("unlur") ? Options.defaults(game).with("size", "6") : Options.defaults(game);
        int seats = game.start(options, new Random32(1)).seats();
        GameRecord record = new Arena(game, options, Collections.nCopies(seats, 1), 3, 0).play(seats).record();
        List<Seat> players = new ArrayList<>(record.seats());
        players.set(0, Seat.HUMAN);
        return record.withSeats(players);
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
