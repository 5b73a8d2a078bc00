package uniboard.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.NotationException;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;

/**
 * A game from its start to its last move so far: all that undo, replay, saving, sharing and recovery need. Immutable. Every record's
 * moves are legal.
 */
public final class GameRecord {
    private final Game game;
    private final Options options;
    private final String start;
    private final List<Seat> seats;
    private final int[] moves;
    /** Once it has been asked for. */
    private String text;

    private GameRecord(Game game, Options options, String start, List<Seat> seats, int[] moves) {
        this.game = game;
        this.options = options;
        this.start = start;
        this.seats = seats;
        this.moves = moves;
    }

    /**
     * A new game.
     *
     * @param random the deal's chance
     * @throws IllegalArgumentException if there are more or fewer seats than the options make
     */
    public static GameRecord begin(Game game, Options options, List<Seat> seats, Random32 random) {
        return from(game, options, game.notation().positionText(game.start(options, random)), seats);
    }

    /**
     * A game from a given position.
     *
     * @param options of the game; those given are checked against the start
     * @throws NotationException        if {@code start} isn't a position's text or contradicts an option
     * @throws IllegalArgumentException if there are more or fewer seats than in the position
     */
    public static GameRecord from(Game game, Options options, String start, List<Seat> seats) {
        Position position = game.position(options, start);
        options.given().forEach((id, value) -> {
            Message conflict = game.optionConflict(id, value, position);
            if (conflict != null) throw new NotationException(conflict);
        });
        if (seats.size() != position.seats()) throw new IllegalArgumentException(seats.size() + " seats for " + position.seats());
        return new GameRecord(game, options, start, List.copyOf(seats), new int[0]);
    }

    /** @throws RecordException if the text isn't exactly as {@link #text} writes it */
    public static GameRecord read(String text, Catalog catalog) {
        return new RecordReader(text, catalog).read();
    }

    public Game game() {
        return game;
    }

    public Options options() {
        return options;
    }

    /** The text of the initial position, hidden parts included. */
    public String start() {
        return start;
    }

    public List<Seat> seats() {
        return seats;
    }

    /** How many moves there are. */
    public int plies() {
        return moves.length;
    }

    /** @param ply from 0 */
    public int move(int ply) {
        return moves[ply];
    }

    /**
     * The moves as a seat may read them, first to last.
     *
     * @param viewer a seat, or {@link Position#NOBODY}: only what everyone may read
     */
    public List<String> moveTexts(int viewer) {
        List<String> texts = new ArrayList<>();
        Position now = replay();
        Position position = replay(0);
        for (int move : moves) {
            texts.add(game.notation().moveText(position, move, viewer, now));
            position.play(move);
        }
        return texts;
    }

    /** The moves in notation, first to last. */
    public List<String> moveTexts() {
        List<String> texts = new ArrayList<>();
        Position position = replay(0);
        for (int move : moves) {
            texts.add(game.notation().moveText(position, move));
            position.play(move);
        }
        return texts;
    }

    /** A new position after all moves. */
    public Position replay() {
        return replay(moves.length);
    }

    /** A new position after the first moves. */
    public Position replay(int plies) {
        Position position = game.position(options, start);
        for (int ply = 0; ply < plies; ply++) position.play(moves[ply]);
        return position;
    }

    /** This record with one more move, which must be legal. */
    public GameRecord with(int move) {
        int[] more = Arrays.copyOf(moves, moves.length + 1);
        more[moves.length] = move;
        return new GameRecord(game, options, start, seats, more);
    }

    /** This record with other players. */
    public GameRecord withSeats(List<Seat> others) {
        if (others.size() != seats.size()) throw new IllegalArgumentException(others.size() + " seats for " + seats.size());
        return new GameRecord(game, options, start, List.copyOf(others), moves);
    }

    public GameRecord firstPlies(int plies) {
        if (plies < 0 || plies > moves.length) throw new IllegalArgumentException(plies + " of " + moves.length + " plies");
        return new GameRecord(game, options, start, seats, Arrays.copyOf(moves, plies));
    }

    /** The record's one and only text; every line ends in a line feed. */
    public String text() {
        if (text == null) text = RecordWriter.text(this);
        return text;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord record && record.text().equals(text());
    }

    @Override
    public int hashCode() {
        return start.hashCode() * 31 + Arrays.hashCode(moves);
    }

    @Override
    public String toString() {
        return text();
    }
}
