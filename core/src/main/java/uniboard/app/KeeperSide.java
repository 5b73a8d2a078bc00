package uniboard.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import uniboard.far.Event;
import uniboard.far.Fairly;
import uniboard.far.Invitation;
import uniboard.far.Keeper;
import uniboard.far.Line;
import uniboard.far.Occupant;
import uniboard.far.Phase;
import uniboard.far.Phrase;
import uniboard.far.Presence;
import uniboard.far.Proposal;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Seat;

/** The table that this device has invited others to. */
final class KeeperSide implements FarSide {
    private final Keeper keeper;

    KeeperSide(Keeper keeper) {
        this.keeper = keeper;
    }

    @Override
    public Invitation invitation() {
        return keeper.invitation();
    }

    @Override
    public Game game() {
        return keeper.game();
    }

    @Override
    public List<Occupant> seats() {
        return keeper.seats();
    }

    @Override
    public Phase phase() {
        return keeper.phase();
    }

    @Override
    public int round() {
        return keeper.round();
    }

    @Override
    public int ownSeat() {
        List<Occupant> seats = keeper.seats();
        for (int seat = 0; seat < seats.size(); seat++) if (seats.get(seat).kind() == Occupant.Kind.KEEPER) return seat;
        return Position.NOBODY;
    }

    @Override
    public boolean isKeeper() {
        return true;
    }

    @Override
    public boolean isMoveUnderway() {
        return keeper.isMoveUnderway();
    }

    @Override
    public boolean hasDealt() {
        return keeper.hasDealt();
    }

    @Override
    public boolean isAsking() {
        return false;
    }

    @Override
    public boolean isOpen() {
        return keeper.isOpen();
    }

    @Override
    public void announce() {
        keeper.announce();
    }

    @Override
    public void inviteOnly() {
        keeper.inviteOnly();
    }

    @Override
    public boolean isCrowdedOut() {
        return keeper.isCrowdedOut();
    }

    @Override
    public int minutes() {
        return keeper.minutes();
    }

    @Override
    public void limit(int minutes) {
        keeper.limit(minutes);
    }

    @Override
    public int timeLeft(int seat) {
        return keeper.timeLeft(seat);
    }

    @Override
    public void rename(String name) {
        keeper.rename(name);
    }

    @Override
    public void place(int seat, Occupant occupant) {
        keeper.place(seat, occupant);
    }

    @Override
    public void take(int seat) {
        throw new IllegalStateException("the keeper has a seat");
    }

    @Override
    public void leave() {
        keeper.leave();
    }

    @Override
    public void close() {
        keeper.leave();
    }

    @Override
    public boolean isOvertaken() {
        return keeper.isOvertaken();
    }

    @Override
    public GameRecord record() {
        GameRecord record = keeper.record();
        if (record == null) return null;
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < keeper.seats().size(); seat++) {
            Occupant occupant = keeper.seats().get(seat);
            Seat person = occupant.kind() == Occupant.Kind.KEEPER ? Seat.HUMAN : Seat.FAR;
            int level = keeper.bots().contains(seat) ? Keeper.STAND_IN : occupant.level();
            seats.add(level > 0 ? Seat.bot(level) : person);
        }
        return record.withSeats(seats);
    }

    /** As soon as everybody is there, and anew when everybody wants to. */
    @Override
    public void advance() {
        boolean isFull = keeper.phase() == Phase.INVITING && keeper.seats().stream().noneMatch(seat -> seat.kind() == Occupant.Kind.FREE);
        if (!isFull && !keeper.isAnotherWanted()) return;
        keeper.begin();
    }

    @Override
    public boolean submit(int move) {
        if (keeper.phase() != Phase.PLAYING) return false;
        keeper.play(move);
        return true;
    }

    @Override
    public boolean isDeciding() {
        return keeper.areMovesSealed();
    }

    @Override
    public boolean areMovesSealed() {
        return keeper.areMovesSealed();
    }

    @Override
    public String pass() {
        return keeper.pass();
    }

    @Override
    public void say(Phrase phrase) {
        keeper.say(phrase);
    }

    @Override
    public void resign() {
        keeper.resign(ownSeat());
    }

    @Override
    public Line line() {
        return keeper.line();
    }

    @Override
    public Set<Integer> bots() {
        return keeper.bots();
    }

    @Override
    public Proposal proposal() {
        return keeper.proposal();
    }

    @Override
    public void propose(Event event) {
        keeper.propose(event);
    }

    @Override
    public void answer(boolean isAgreed) {
        keeper.answer(isAgreed);
    }

    @Override
    public String asGuest() {
        return keeper.asGuest();
    }

    @Override
    public boolean isMoveLost() {
        return keeper.isMoveLost();
    }

    @Override
    public int resigned() {
        return keeper.resigned();
    }

    @Override
    public void playAgain() {
        keeper.wantAnother();
        advance();
    }

    @Override
    public int away(int seat) {
        return keeper.away(seat);
    }

    @Override
    public Presence presence(int seat) {
        return keeper.presence(seat);
    }

    @Override
    public Fairly verdict(int seat) {
        return keeper.verdict(seat);
    }

    @Override
    public Fairly fairness() {
        return keeper.fairness();
    }

    @Override
    public List<Message> faults() {
        return keeper.fairness() == Fairly.NOT_FAIR ? List.of(Message.of("far.fault.deal")) : List.of();
    }

    @Override
    public void frame(int seconds) {
        keeper.frame(seconds);
    }
}
