package uniboard.app;

import java.util.ArrayList;
import java.util.List;
import uniboard.far.Fairly;
import uniboard.far.Guest;
import uniboard.far.Invitation;
import uniboard.far.Occupant;
import uniboard.far.Phase;
import uniboard.far.Phrase;
import uniboard.far.Presence;
import uniboard.far.SeatRecord;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;

/** A seat at a table that another device keeps. */
final class GuestSide implements FarSide {
    private final Guest guest;
    private final Invitation invitation;
    /** Of the game of this round. */
    private GuestRecord known;
    private int knownRound;

    GuestSide(Guest guest, Invitation invitation) {
        this.guest = guest;
        this.invitation = invitation;
    }

    @Override
    public Invitation invitation() {
        return invitation;
    }

    @Override
    public Game game() {
        return guest.game();
    }

    @Override
    public List<Occupant> seats() {
        return guest.seats();
    }

    @Override
    public Phase phase() {
        return guest.phase();
    }

    @Override
    public int round() {
        return guest.round();
    }

    @Override
    public int ownSeat() {
        return guest.seat();
    }

    @Override
    public boolean isKeeper() {
        return false;
    }

    @Override
    public boolean isAsking() {
        return guest.isAsking();
    }

    @Override
    public void rename(String name) {
        guest.rename(name);
    }

    @Override
    public void place(int seat, Occupant occupant) {
        throw new IllegalStateException("the keeper gives seats");
    }

    @Override
    public void take(int seat) {
        guest.take(seat);
    }

    @Override
    public void leave() {
        guest.leave();
    }

    @Override
    public void close() {
        guest.close();
    }

    @Override
    public void advance() {
        // Games are begun by the keeper.
    }

    @Override
    public boolean isOvertaken() {
        return guest.isOvertaken();
    }

    @Override
    public GameRecord record() {
        SeatRecord seen = guest.seen();
        if (seen == null) return null;
        if (known == null || knownRound != guest.round()) {
            known = new GuestRecord(seen, farSeats());
            knownRound = guest.round();
        }
        return known.now(guest.fairness() == Fairly.FAIR ? guest.opened() : null);
    }

    private List<Seat> farSeats() {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < guest.seats().size(); seat++) seats.add(seat == guest.seat() ? Seat.HUMAN : Seat.FAR);
        return seats;
    }

    @Override
    public void kept(Match match) {
        // What is made here has come from the table.
    }

    @Override
    public boolean decidesAtOnce() {
        return false;
    }

    @Override
    public void decide(int move) {
        guest.play(move);
    }

    @Override
    public boolean isDeciding() {
        return guest.isMovePending();
    }

    @Override
    public void say(Phrase phrase) {
        guest.say(phrase);
    }

    @Override
    public String pass() {
        return guest.pass();
    }

    @Override
    public void resign() {
        guest.resign();
    }

    @Override
    public int resigned() {
        return guest.resigned();
    }

    @Override
    public void playAgain() {
        guest.wantAnother();
    }

    @Override
    public int away(int seat) {
        return guest.away(seat);
    }

    @Override
    public Presence presence(int seat) {
        return guest.presence(seat);
    }

    @Override
    public Fairly verdict(int seat) {
        return Fairly.NOT_CHECKED;
    }

    @Override
    public Fairly fairness() {
        return guest.fairness();
    }

    @Override
    public List<Message> faults() {
        return guest.faults();
    }

    @Override
    public void frame(int seconds) {
        guest.frame(seconds);
    }
}
