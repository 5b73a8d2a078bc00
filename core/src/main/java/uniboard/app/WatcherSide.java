package uniboard.app;

import java.util.List;
import uniboard.far.Fairly;
import uniboard.far.Invitation;
import uniboard.far.Occupant;
import uniboard.far.Phase;
import uniboard.far.Phrase;
import uniboard.far.Presence;
import uniboard.far.SeatRecord;
import uniboard.far.Watcher;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;

/** A look at a table of others: without a seat, and without a say. */
final class WatcherSide extends VisitingSide {
    private enum Role { WATCHER, NEXT_KEEPER }

    private final Watcher watcher;
    private final Role role;

    WatcherSide(Watcher watcher, Invitation invitation) {
        this(watcher, invitation, Role.WATCHER);
    }

    private WatcherSide(Watcher watcher, Invitation invitation, Role role) {
        super(invitation);
        this.watcher = watcher;
        this.role = role;
    }

    /** Until the table comes from another device of the person here. */
    static WatcherSide untilTaken(Watcher watcher, Invitation invitation) {
        return new WatcherSide(watcher, invitation, Role.NEXT_KEEPER);
    }

    /** Whether the table that was to come here has gone to another person's device. */
    boolean isTableTaken() {
        return takesTable() && watcher.hasHeir();
    }

    @Override
    public boolean takesTable() {
        return role == Role.NEXT_KEEPER;
    }

    @Override
    public Game game() {
        return watcher.game();
    }

    @Override
    public String gameId() {
        return watcher.gameId();
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
    public boolean isAsking() {
        return false;
    }

    @Override
    public boolean isOvertaken() {
        return false;
    }

    @Override
    SeatRecord seen() {
        return watcher.seen();
    }

    /** To those who watch nothing is opened. */
    @Override
    GameRecord opened() {
        return null;
    }

    @Override
    public boolean areClocksStanding() {
        return watcher.areClocksStanding();
    }

    @Override
    public int timeLeft(int seat) {
        return watcher.timeLeft(seat);
    }

    @Override
    public void rename(String name) {
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
    public boolean submit(int move) {
        throw noPart();
    }

    @Override
    public boolean isDeciding() {
        return false;
    }

    @Override
    public boolean areMovesSealed() {
        return watcher.areMovesSealed();
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
