package uniboard.app;

import java.util.List;
import uniboard.far.Line;
import uniboard.far.SeatRecord;
import uniboard.match.GameRecord;
import uniboard.match.Seat;

/** A game at a table that another device keeps, as a seat here knows it. What was read of it before is kept. */
final class GuestRecord {
    private final List<Seat> seats;
    /** As it was heard last. */
    private SeatRecord seen;
    private GameRecord known;
    /** The moves that were read. */
    private Line line = Line.EMPTY;

    /** @param seats as they are from here */
    GuestRecord(SeatRecord seen, List<Seat> seats) {
        this.seen = seen;
        this.seats = seats;
        known = seen.isOpen() ? GameRecord.from(seen.game(), seen.options(), seen.view(0), seats)
            : GameRecord.shown(seen.game(), seen.options(), seen.view(0), seats);
    }

    /**
     * @param heard  what is told of it by now
     * @param opened the whole game, if it has been opened and is what was shown; else null
     */
    GameRecord now(SeatRecord heard, GameRecord opened) {
        seen = heard;
        if (!seen.isOpen() && opened != null) {
            if (!known.isWhole()) known = opened.withSeats(seats);
            return known;
        }
        forgetTakenBack();
        if (seen.isOpen()) readMoves();
        else readViews();
        return known;
    }

    private void forgetTakenBack() {
        Line now = seen.line();
        known = known.firstPlies(line.inCommon(now));
        line = now;
    }

    private void readMoves() {
        while (known.plies() < seen.plies()) known = known.with(seen.game().move(known.replay(), seen.text(known.plies())));
    }

    /** What has been opened since is read anew. */
    private void readViews() {
        List<String> told = known.moveTexts();
        int same = 0;
        while (same < told.size() && told.get(same).equals(seen.text(same))) same++;
        known = known.firstPlies(same);
        while (known.plies() < seen.plies()) known = known.withShown(seen.text(known.plies()), seen.view(known.plies() + 1));
    }
}
