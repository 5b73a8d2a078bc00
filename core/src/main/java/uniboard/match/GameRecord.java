package uniboard.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Notation;
import uniboard.game.NotationException;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;

/**
 * A game from its start to its last move so far: all that undo, replay, saving, sharing and recovery need. Immutable. A whole record's
 * moves are legal. Of a game at another device's table with hidden parts there is what one seat was shown of it alone: see
 * {@link #shown}.
 */
public final class GameRecord {
    private final Game game;
    private final Options options;
    private final String start;
    private final List<Seat> seats;
    private final int[] moves;
    /** Null for a whole game. */
    private final Views views;
    /** Once it has been asked for. */
    private String text;
    /** After some first moves, so that a record that grows isn't replayed from its start each time; never changed. Null before. */
    private volatile Position reached;
    /** Likewise; null before. */
    private volatile WrittenMoves written;

    private GameRecord(Game game, Options options, String start, List<Seat> seats, int[] moves, Views views) {
        this.game = game;
        this.options = options;
        this.start = start;
        this.seats = seats;
        this.moves = moves;
        this.views = views;
    }

    /**
     * The first moves as the text has them, a line each.
     *
     * @param after the position after them: never changed
     */
    private record WrittenMoves(Position after, String lines) {
        /** @param moves all of the record's, those that are written already first */
        WrittenMoves with(Notation notation, int[] moves) {
            Position position = after.copy();
            StringBuilder more = new StringBuilder(lines);
            while (position.ply() < moves.length) {
                int move = moves[position.ply()];
                more.append(RecordWriter.movePrefix(position.ply())).append(notation.moveText(position, move)).append('\n');
                position.play(move);
            }
            return new WrittenMoves(position, more.toString());
        }
    }

    /**
     * What a seat was shown in place of the moves.
     *
     * @param positions after each ply, the start first: never changed
     * @param texts     of the moves, as the seat may read them
     */
    private record Views(List<Position> positions, List<String> texts) {
        Views upTo(int plies) {
            return new Views(positions.subList(0, plies + 1), texts.subList(0, plies));
        }

        Views with(Position position, String text) {
            List<Position> more = new ArrayList<>(positions);
            more.add(position);
            List<String> moreTexts = new ArrayList<>(texts);
            moreTexts.add(text);
            return new Views(more, moreTexts);
        }
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
            Message conflict = game.checkOption(id, value, position);
            if (conflict != null) throw new NotationException(conflict);
        });
        if (seats.size() != position.seats()) throw new IllegalArgumentException(seats.size() + " seats for " + position.seats());
        return new GameRecord(game, options, start, List.copyOf(seats), new int[0], null);
    }

    /**
     * A game as one seat is shown it: from each position to the next by a move that the seat may not know whole, and that needn't be legal
     * where what can't be known is made up.
     *
     * @param view the text of the first position, all that the seat can't know being made up
     * @throws NotationException        if that isn't a position's text
     * @throws IllegalArgumentException if there are more or fewer seats than in the position
     */
    public static GameRecord shown(Game game, Options options, String view, List<Seat> seats) {
        Position position = game.position(options, view);
        if (seats.size() != position.seats()) throw new IllegalArgumentException(seats.size() + " seats for " + position.seats());
        return new GameRecord(game, options, view, List.copyOf(seats), new int[0], new Views(List.of(position), List.of()));
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

    /** Whether nothing of the game is missing; else it is what one seat was shown. */
    public boolean isWhole() {
        return views == null;
    }

    /** Whether something has been opened since the other record of the same moves was shown. */
    public boolean tellsMoreThan(GameRecord other) {
        return !other.isWhole() && (isWhole() || !moveTexts().equals(other.moveTexts()));
    }

    /** The text of the initial position, hidden parts included. */
    public String start() {
        return start;
    }

    public List<Seat> seats() {
        return seats;
    }

    /** Whether neither bots play nor anybody at another device. */
    public boolean isOfPeopleHere() {
        for (Seat seat : seats) if (!seat.isHuman()) return false;
        return true;
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
        if (views != null) return views.texts();
        List<String> texts = new ArrayList<>();
        Position now = replay();
        Position position = replay(0);
        for (int move : moves) {
            texts.add(game.notation().moveText(position, move, viewer, now));
            position.play(move);
        }
        return texts;
    }

    /** The moves in notation, first to last; of a game that was shown, as they were told. */
    public List<String> moveTexts() {
        if (views != null) return views.texts();
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
        if (views != null) return views.positions().get(plies).copy();
        Position nearest = nearest(plies);
        Position position = nearest == null ? game.position(options, start) : nearest.copy();
        if (position.ply() == plies) return position;
        while (position.ply() < plies) position.play(moves[position.ply()]);
        reached = position.copy();
        return position;
    }

    private Position nearest(int plies) {
        Position nearest = reached == null || reached.ply() > plies ? null : reached;
        Position other = written == null || written.after().ply() > plies ? null : written.after();
        return nearest == null || other != null && other.ply() > nearest.ply() ? other : nearest;
    }

    /** The positions from the start to now: each to look at only until the next is asked for. */
    public Iterable<Position> positions() {
        return views != null ? views.positions() : () -> new Iterator<>() {
            private Position position;
            private int ply;

            @Override
            public boolean hasNext() {
                return ply <= moves.length;
            }

            @Override
            public Position next() {
                if (ply == 0) position = replay(0);
                else position.play(moves[ply - 1]);
                ply++;
                return position;
            }
        };
    }

    /**
     * This record with one more move, which must be legal.
     *
     * @throws IllegalStateException if the game is only shown here
     */
    public GameRecord with(int move) {
        if (views != null) throw new IllegalStateException("the game is played elsewhere");
        return new GameRecord(game, options, start, seats, moreMoves(move), null).knowing(reached, written);
    }

    /** Takes over what is known of another record with the same moves, as far as this one has them. */
    private GameRecord knowing(Position position, WrittenMoves lines) {
        if (position != null && position.ply() <= moves.length) reached = position;
        if (lines != null && lines.after().ply() <= moves.length) written = lines;
        return this;
    }

    private int[] moreMoves(int move) {
        int[] more = Arrays.copyOf(moves, moves.length + 1);
        more[moves.length] = move;
        return more;
    }

    /**
     * This record, of a game that is {@link #shown}, with one more move.
     *
     * @param told the move's text, as the seat may read it by now
     * @param view the text of the position after it
     * @throws NotationException if that isn't a position's text
     */
    public GameRecord withShown(String told, String view) {
        Position before = views.positions().get(moves.length);
        Position after = game.position(options, view);
        NotationException.require(after.seats() == before.seats(), "far.fault.garbled");
        int move = moveTold(told, before);
        after.remember(before, move);
        return new GameRecord(game, options, start, seats, moreMoves(move), views.with(after, told));
    }

    /** What can't be read is secret as yet: any move takes its place, which nobody is told of. */
    private int moveTold(String told, Position before) {
        try {
            return game.notation().parse(told);
        } catch (NotationException secret) {
            MoveList legal = new MoveList();
            before.moves(legal);
            NotationException.require(legal.size() > 0, "far.fault.garbled");
            return legal.get(0);
        }
    }

    /** This record with other players. */
    public GameRecord withSeats(List<Seat> others) {
        if (others.size() != seats.size()) throw new IllegalArgumentException(others.size() + " seats for " + seats.size());
        return new GameRecord(game, options, start, List.copyOf(others), moves, views).knowing(reached, written);
    }

    public GameRecord firstPlies(int plies) {
        if (plies < 0 || plies > moves.length) throw new IllegalArgumentException(plies + " of " + moves.length + " plies");
        if (plies == moves.length) return this;
        return new GameRecord(game, options, start, seats, Arrays.copyOf(moves, plies), views == null ? null : views.upTo(plies))
            .knowing(reached, written);
    }

    /** The record's one and only text; every line ends in a line feed. Of a game that is only shown, that of the position alone. */
    public String text() {
        if (text == null) text = isWhole() ? RecordWriter.text(this, written().lines, written().after.outcome()) : fromNow().text();
        return text;
    }

    private WrittenMoves written() {
        WrittenMoves before = written == null ? new WrittenMoves(replay(0), "") : written;
        if (before.after().ply() < moves.length) before = before.with(game.notation(), moves);
        written = before;
        return before;
    }

    private GameRecord fromNow() {
        return from(game, options, game.notation().positionText(replay()), seats);
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
