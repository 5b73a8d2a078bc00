package uniboard.remote;

import java.util.ArrayList;
import java.util.List;
import uniboard.match.GameRecord;
import uniboard.match.Seat;

/** A game at a table that another device hosts, as it is shown here. What was read of it before is kept. */
final class ShownGame {
    private final int round;
    private final List<Seat> seats;
    /** Whether the game hides nothing from anybody. */
    private final boolean isOpen;
    private GameRecord known;
    /** The moves that were read. */
    private Line line = Line.EMPTY;

    private ShownGame(int round, SeatRecord seen, List<Seat> seats) {
        this.round = round;
        this.seats = seats;
        isOpen = seen.isOpen();
        known = isOpen ? GameRecord.from(seen.game(), seen.options(), seen.view(0), seats)
            : GameRecord.shown(seen.game(), seen.options(), seen.view(0), seats);
    }

    /**
     * What has become of a game.
     *
     * @param before of this table; null if there was none
     * @param round  of the table now: another one is another game
     * @param own    the seat of this device; {@link uniboard.game.Position#NOBODY} if it has none
     * @param seen   what is told of the game by now
     * @param opened the whole game, if it has been opened and is what was shown; else null
     */
    static ShownGame now(ShownGame before, int round, int own, SeatRecord seen, GameRecord opened) {
        ShownGame game = before != null && before.round == round ? before : new ShownGame(round, seen, seats(seen.seats(), own));
        game.read(seen, opened);
        return game;
    }

    private static List<Seat> seats(int count, int own) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < count; seat++) seats.add(seat == own ? Seat.HUMAN : Seat.REMOTE);
        return seats;
    }

    GameRecord record() {
        return known;
    }

    private void read(SeatRecord seen, GameRecord opened) {
        if (!isOpen && opened != null) {
            if (!known.isWhole()) known = opened.withSeats(seats);
            return;
        }
        Line now = seen.line();
        known = known.firstPlies(line.inCommon(now));
        line = now;
        if (isOpen) readMoves(seen);
        else readViews(seen);
    }

    private void readMoves(SeatRecord seen) {
        while (known.plies() < seen.plies()) known = known.with(seen.game().move(known.replay(), seen.text(known.plies())));
    }

    /** What has been opened since is read again. */
    private void readViews(SeatRecord seen) {
        List<String> told = known.moveTexts();
        int same = 0;
        while (same < told.size() && told.get(same).equals(seen.text(same))) same++;
        known = known.firstPlies(same);
        while (known.plies() < seen.plies()) known = known.withShown(seen.text(known.plies()), seen.view(known.plies() + 1));
    }
}
