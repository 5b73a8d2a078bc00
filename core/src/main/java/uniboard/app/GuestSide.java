package uniboard.app;

import java.util.List;
import uniboard.far.Event;
import uniboard.far.Fairly;
import uniboard.far.Guest;
import uniboard.far.Invitation;
import uniboard.far.Occupant;
import uniboard.far.Phase;
import uniboard.far.Phrase;
import uniboard.far.Presence;
import uniboard.far.Proposal;
import uniboard.far.SeatRecord;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.GameRecord;

/** A seat at a table that another device keeps. */
final class GuestSide extends VisitingSide {
    private final Guest guest;

    GuestSide(Guest guest, Invitation invitation) {
        super(invitation);
        this.guest = guest;
    }

    @Override
    public Game game() {
        return guest.game();
    }

    @Override
    public String gameId() {
        return guest.gameId();
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
    public boolean isAsking() {
        return guest.isAsking();
    }

    @Override
    public boolean isOpen() {
        return guest.isOpen();
    }

    @Override
    public int minutes() {
        return guest.minutes();
    }

    @Override
    public boolean areClocksStanding() {
        return guest.areClocksStanding();
    }

    @Override
    public int timeLeft(int seat) {
        return guest.timeLeft(seat);
    }

    @Override
    public void rename(String name) {
        guest.rename(name);
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
    public boolean isOvertaken() {
        return guest.isOvertaken();
    }

    @Override
    public boolean submit(int move) {
        if (guest.phase() != Phase.PLAYING) return false;
        guest.play(move);
        return true;
    }

    @Override
    SeatRecord seen() {
        return guest.seen();
    }

    @Override
    GameRecord opened() {
        return guest.fairness() == Fairly.FAIR ? guest.opened() : null;
    }

    @Override
    public boolean isDeciding() {
        return guest.isMovePending();
    }

    @Override
    public boolean areMovesSealed() {
        return guest.areMovesSealed();
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
    public Proposal proposal() {
        return guest.proposal();
    }

    @Override
    public void propose(Event event) {
        guest.propose(event);
    }

    @Override
    public void answer(boolean isAgreed) {
        guest.answer(isAgreed);
    }

    @Override
    public boolean canKeepTable() {
        return guest.canKeepTable();
    }

    @Override
    public String keepTable() {
        return guest.keepTable();
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
