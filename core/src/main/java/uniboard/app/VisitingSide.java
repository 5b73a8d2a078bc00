package uniboard.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import uniboard.far.Fairly;
import uniboard.far.Invitation;
import uniboard.far.Line;
import uniboard.far.Occupant;
import uniboard.far.SeatRecord;
import uniboard.match.GameRecord;
import uniboard.match.Seat;

/** A table that another device keeps: what is made and settled there is only heard of here. */
abstract class VisitingSide implements FarSide {
    private final Invitation invitation;
    /** Of the game of this round. */
    private GuestRecord known;
    private int knownRound;

    VisitingSide(Invitation invitation) {
        this.invitation = invitation;
    }

    @Override
    public final Invitation invitation() {
        return invitation;
    }

    /** What is shown here of the game; null before it is dealt. */
    abstract SeatRecord seen();

    /** The whole game, once it has been opened and found to be what was shown; else null. */
    abstract GameRecord opened();

    @Override
    public final GameRecord record() {
        SeatRecord seen = seen();
        if (seen == null) return null;
        if (known == null || knownRound != round()) {
            known = new GuestRecord(seen, farSeats());
            knownRound = round();
        }
        return known.now(seen, opened());
    }

    @Override
    public final Set<Integer> bots() {
        return seen() == null ? Set.of() : seen().bots();
    }

    @Override
    public final Line line() {
        return seen().line();
    }

    private List<Seat> farSeats() {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < seats().size(); seat++) seats.add(seat == ownSeat() ? Seat.HUMAN : Seat.FAR);
        return seats;
    }

    @Override
    public final boolean isKeeper() {
        return false;
    }

    @Override
    public final void place(int seat, Occupant occupant) {
        throw new IllegalStateException("the keeper gives seats");
    }

    @Override
    public final void advance() {
        // Games are begun by the keeper.
    }

    @Override
    public final Fairly verdict(int seat) {
        return Fairly.NOT_CHECKED;
    }
}
