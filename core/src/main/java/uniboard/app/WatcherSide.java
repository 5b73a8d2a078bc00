package uniboard.app;

import java.util.Collections;
import java.util.List;
import uniboard.far.Fairly;
import uniboard.far.Invitation;
import uniboard.far.Occupant;
import uniboard.far.Phase;
import uniboard.far.Phrase;
import uniboard.far.Presence;
import uniboard.far.Watcher;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;

/** A look at a table of others: without a seat, and without a say. */
final class WatcherSide implements FarSide {
    private final Watcher watcher;
    private final Invitation invitation;
    private GuestRecord known;
    private int knownStretch;

    WatcherSide(Watcher watcher, Invitation invitation) {
        this.watcher = watcher;
        this.invitation = invitation;
    }

    @Override
    public Invitation invitation() {
        return invitation;
    }

    @Override
    public Game game() {
        return watcher.game();
    }

    @Override
    public List<Occupant> seats() {
        return watcher.seats();
    }

    @Override
    public Phase phase() {
        return watcher.phase();
    }

    /** Where moves were missed, what is seen begins anew as another game does. */
    @Override
    public int round() {
        return watcher.stretch();
    }

    @Override
    public int ownSeat() {
        return Position.NOBODY;
    }

    @Override
    public boolean isKeeper() {
        return false;
    }

    @Override
    public boolean isAsking() {
        return false;
    }

    @Override
    public boolean isOvertaken() {
        return false;
    }

    @Override
    public GameRecord record() {
        if (watcher.seen() == null) return null;
        if (known == null || knownStretch != watcher.stretch()) {
            known = new GuestRecord(watcher.seen(), Collections.nCopies(watcher.seats().size(), Seat.FAR));
            knownStretch = watcher.stretch();
        }
        return known.now(null);
    }

    @Override
    public void kept(Match match) {
        // Nothing is made here.
    }

    @Override
    public boolean decidesAtOnce() {
        return false;
    }

    @Override
    public void rename(String name) {
        throw noPart();
    }

    @Override
    public void place(int seat, Occupant occupant) {
        throw noPart();
    }

    @Override
    public void take(int seat) {
        throw noPart();
    }

    @Override
    public void leave() {
        // Nobody knew of it.
    }

    @Override
    public void close() {
        // Nobody knew of it.
    }

    @Override
    public void advance() {
        // Games are begun by the keeper.
    }

    @Override
    public void decide(int move) {
        throw noPart();
    }

    @Override
    public boolean isDeciding() {
        return false;
    }

    @Override
    public void say(Phrase phrase) {
        throw noPart();
    }

    @Override
    public void resign() {
        throw noPart();
    }

    private static IllegalStateException noPart() {
        return new IllegalStateException("whoever watches takes no part");
    }

    @Override
    public int resigned() {
        return watcher.resigned();
    }

    @Override
    public void playAgain() {
        throw noPart();
    }

    @Override
    public int away(int seat) {
        return watcher.away(seat);
    }

    @Override
    public Presence presence(int seat) {
        return watcher.presence(seat);
    }

    @Override
    public Fairly verdict(int seat) {
        return Fairly.NOT_CHECKED;
    }

    @Override
    public Fairly fairness() {
        return Fairly.NOT_CHECKED;
    }

    @Override
    public List<Message> faults() {
        return List.of();
    }

    @Override
    public void frame(int seconds) {
        watcher.frame(seconds);
    }
}
