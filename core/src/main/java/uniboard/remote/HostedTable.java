package uniboard.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Seat;

/** A table as its host has it: what is played, by whom, and who is there. Says nothing to anybody. */
final class HostedTable {
    private final SeatPresence presence;
    private Plan plan;
    /** Null before the first deal, and where one came to nothing. */
    private HostRound round;
    private int seconds;
    private boolean isPaused;

    HostedTable(Plan plan) {
        this.plan = plan;
        presence = new SeatPresence(plan.seats().size());
    }

    Plan plan() {
        return plan;
    }

    void plan(Plan changed) {
        plan = changed;
    }

    void advance(Phase phase) {
        plan = plan.with(phase, plan.round());
    }

    void requireInviting() {
        if (plan.phase() != Phase.INVITING) throw new IllegalStateException("phase " + plan.phase());
    }

    /** The deal comes to nothing: anybody who didn't go along with it loses the seat, unless it was given to them beforehand. */
    void breakOff() {
        if (plan.isHostSeated()) for (int seat : round.deal().awaited()) plan = plan.with(seat, Occupant.FREE);
        advance(Phase.INVITING);
        round = null;
    }

    SeatPresence presence() {
        return presence;
    }

    HostRound round() {
        return round;
    }

    void round(HostRound begun) {
        round = begun;
    }

    /** Since the table was opened here. */
    int seconds() {
        return seconds;
    }

    void seconds(int now) {
        seconds = now;
    }

    /** No moves are taken, and no time is counted, until it goes on. */
    void pause() {
        countTime();
        isPaused = true;
    }

    void goOn() {
        isPaused = false;
    }

    boolean isPaused() {
        return isPaused;
    }

    boolean isPlaying() {
        return plan.phase() == Phase.PLAYING;
    }

    /** The whole game; null before it is dealt. */
    GameRecord record() {
        return round == null ? null : round.record();
    }

    /** Whether the last move of a running game was made by the host. */
    boolean isLastMoveHosts() {
        if (!isPlaying() || record().plies() == 0) return false;
        return record().replay(record().plies() - 1).toMove() == plan.host();
    }

    /** Whether a person or bot of this device is to decide. */
    boolean isHostsMove() {
        int seat = isPlaying() ? round.toMove() : Position.NOBODY;
        return seat != Position.NOBODY && (!plan.seats().get(seat).isClient() || bots().contains(seat));
    }

    Set<Integer> bots() {
        return record() == null ? Set.of() : round.bots();
    }

    /** Whether a client has left, or isn't heard of. */
    boolean isAway(int seat) {
        return presence.isAway(plan, seat, seconds);
    }

    boolean isGone(int seat) {
        return presence.presence(plan, seat) == Presence.GONE;
    }

    /** Where a bot has played to the end for somebody who still is away, it stays. */
    private boolean isStoodIn(int seat) {
        return bots().contains(seat) && isAway(seat);
    }

    /** Whether all people want another game. */
    boolean isAnotherWanted() {
        boolean isWanted = plan.phase() == Phase.OVER;
        for (int seat = 0; seat < plan.seats().size(); seat++)
            isWanted &= plan.seats().get(seat).isBot() || isStoodIn(seat) || presence.presence(plan, seat) == Presence.WANTS_ANOTHER;
        return isWanted;
    }

    /** After a game everybody sits one seat further on, and bots stay that stood in for people who are still away. */
    void changeSeats() {
        for (int seat : bots()) if (isStoodIn(seat)) plan = plan.with(seat, Occupant.bot(TableHost.STAND_IN));
        plan = plan.withSeatsChanged();
        presence.changeSeats();
    }

    boolean canPropose(Event event) {
        return isPlaying() && (event.isBack() || isAway(event.number()));
    }

    /** @return the seat whose time runs; {@link Position#NOBODY} if none does */
    int countTime() {
        return round == null ? Position.NOBODY : round.countTime(plan, !isPaused, seconds);
    }

    /** The seat whose time is up, a move that may be on its way considered; {@link Position#NOBODY} if none's is. */
    int timedOut() {
        int counted = countTime();
        if (counted == Position.NOBODY) return counted;
        int way = plan.seats().get(counted).isClient() ? Clocks.LONGEST_WAY : 0;
        return round.clocks().isUp(counted, way) ? counted : Position.NOBODY;
    }

    TableSnapshot snapshot(boolean isOvertaken) {
        List<SeatStatus> statuses = new ArrayList<>();
        for (int seat = 0; seat < plan.seats().size(); seat++) statuses.add(status(seat));
        return new TableSnapshot(plan.game().id(), plan.game(), plan.phase(), plan.round(), plan.isOpen(), plan.minutes(), plan.seats(),
            plan.host(), isOvertaken, false, statuses, game(), audit());
    }

    private SeatStatus status(int seat) {
        int timeLeft = record() == null ? SeatStatus.NO_CLOCK : round.timeLeft(plan, seat);
        ClientNotes notes = presence.of(seat);
        return new SeatStatus(presence.presence(plan, seat), presence.away(plan, seat, seconds), timeLeft, notes.verdict(plan.round()),
            plan.seats().get(seat).isClient() && notes.isOlder());
    }

    private GameSnapshot game() {
        if (record() == null) return GameSnapshot.undealt(Position.NOBODY);
        boolean areMovesSealed = isPlaying() && round.sealing().isComplete();
        return new GameSnapshot(shownRecord(), round.line(), bots(), isPlaying() ? round.proposal() : null, round.resigned(),
            areMovesSealed,
            areMovesSealed);
    }

    private GameRecord shownRecord() {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < plan.seats().size(); seat++) {
            Seat person = seat == plan.host() ? Seat.HUMAN : Seat.REMOTE;
            int level = bots().contains(seat) ? TableHost.STAND_IN : plan.seats().get(seat).level();
            seats.add(level > 0 ? Seat.bot(level) : person);
        }
        return record().withSeats(seats);
    }

    private AuditReport audit() {
        AuditResult fairness = round == null ? AuditResult.NOT_CHECKED : round.fairness();
        return AuditReport.ofDeal(round == null || !round.isInherited(), fairness);
    }

    void keep(Fields to) {
        plan.tell(to);
        presence.keep(to);
        if (round != null) round.keep(to);
    }
}
