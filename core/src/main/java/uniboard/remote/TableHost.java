package uniboard.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Seat;

/**
 * A table that this device has invited others to: it deals, has the whole record, and sends every seat what that seat may know. What others
 * ask for is held against the rules here. Each letter tells all that its reader lacks, so that lost, doubled and late ones do no harm.
 */
public final class TableHost implements RemoteTable, SeatCommands, HostCommands {
    /** After so many seconds without an answer, what was said is said again. */
    static final int REPEAT = 5;
    /** A sign of life comes at least every so many seconds. */
    static final int BEAT = 30;
    /** A device that hasn't been heard of for so many seconds is away. */
    static final int AWAY = 180;

    /** A deal for which a device hasn't done its part within so many seconds comes to nothing. */
    static final int PATIENCE = 90;
    /** The level of a bot that plays on for somebody. */
    public static final int STAND_IN = 3;
    /** Of seats whose time isn't counted. */
    public static final int NO_CLOCK = -1;

    private final SecureChannel channel;
    private final SessionStore store;
    private final Listener listener;
    private final SeatPresence attendance;
    private final ClientMessages messages;
    private final HostMessages answers;
    private final Handover handover;
    private final LobbyNotice notice;
    private Plan plan;
    private HostRound round;
    private boolean isOvertaken;
    private String asClient;
    private boolean isMoveLost;
    private int seconds;
    private int toldAt;
    private int dealingSince;

    private TableHost(SecureChannel channel, SessionStore store, Listener listener, Plan plan) {
        this.channel = channel;
        messages = new ClientMessages(channel);
        handover = new Handover(channel, this::textForAnother, this::stepBack);
        notice = new LobbyNotice(channel);
        this.store = store;
        this.listener = listener;
        this.plan = plan;
        attendance = new SeatPresence(plan.seats().size());
        answers = new HostMessages(channel, attendance);
    }

    /**
     * Invites to a new table.
     *
     * @param seats the host's own, bots, and those that are free
     */
    public static TableHost invite(Game game, Options options, List<Occupant> seats, Crypto crypto, Transport transport,
        SessionStore store, Listener listener) {
        byte[] seed = crypto.random(Crypto.KEY);
        byte[] openKey = SignedMessage.Hand.of(crypto, seed).signing().open();
        Invitation invitation = Invitation.to(crypto, crypto.random(Crypto.KEY), openKey);
        TableHost host = new TableHost(new SecureChannel(crypto, transport, invitation, seed), store, listener,
            new Plan(game, options, seats, Phase.INVITING, 0, 0, false));
        host.listen();
        host.told();
        return host;
    }

    /**
     * Goes on with a table that was kept.
     *
     * @return null if the text isn't one's that was given to {@link SessionStore#keep}
     */
    public static TableHost goOn(String kept, Catalog catalog, Crypto crypto, Transport transport, SessionStore store, Listener listener) {
        Fields from = Fields.read(kept);
        SecureChannel channel = SecureChannel.kept(crypto, transport, from);
        Plan plan = Plan.heard(from, catalog);
        if (channel == null || plan == null) return null;
        TableHost host = new TableHost(channel, store, listener, plan);
        host.attendance.hear(from);
        if (from.has("secret")) {
            host.round = HostRound.kept(channel, from, plan, CommitRevealDeal.kept(channel, plan, from), catalog);
            if (host.round == null) return null;
        }
        host.listen();
        host.told();
        return host;
    }

    private void listen() {
        channel.listenToAll(message -> {
            if (channel.isOwn(message) && message.number() > channel.number()) stepBack();
            else if (!isOvertaken && channel.isFromHeir(message)) giveWay(message);
            // Its letter stands at the relay in place of ours now, and newcomers would believe it.
            else if (!isOvertaken && channel.isFromFormerHost(message)) tellAll();
        });
        channel.listenToAsking(message -> {
            if (channel.isOwn(message) && message.secret() != null) handover.hear(message.secret());
        });
        channel.leaveWill();
        channel.listenToBroken(message -> hearBroken(plan.seatOf(message.sender())));
        for (int seat = 0; seat < plan.seats().size(); seat++) {
            int from = seat;
            channel.listenFromSeat(seat, message -> hear(from, message));
        }
    }

    private void hearBroken(int seat) {
        if (isOvertaken || seat < 0 || attendance.of(seat).isLost()) return;
        attendance.of(seat).lose();
        told();
        listener.changed();
    }

    /** The same table is kept in a newer window: nothing more is said here. */
    private void stepBack() {
        isOvertaken = true;
        listener.changed();
    }

    @Override
    public boolean isOvertaken() {
        return isOvertaken;
    }

    /** Another device has taken the table over while this one stayed away. */
    private void giveWay(SignedMessage message) {
        HostMigration succession = HostMigration.told(message, plan, round, attendance, seconds);
        if (succession == null) return;
        Fields text = new Fields();
        succession.keepAsClient(text, channel, message);
        asClient = text.text();
        isMoveLost = succession.isMoveLost();
        stepBack();
    }

    @Override
    public String asClient() {
        return asClient;
    }

    @Override
    public boolean isMoveLost() {
        return isMoveLost;
    }

    @Override
    public String pass() {
        return channel.tablePass().text();
    }

    @Override
    public Invitation invitation() {
        return channel.invitation();
    }

    @Override
    public Game game() {
        return plan.game();
    }

    /** Rises with every game, and with every deal that came to nothing. */
    @Override
    public int round() {
        return plan.round();
    }

    @Override
    public boolean isOpen() {
        return plan.isOpen();
    }

    @Override
    public void announce() {
        if (plan.phase() != Phase.INVITING) throw new IllegalStateException("phase " + plan.phase());
        plan = plan.opened();
        notice.putUp(plan);
        told();
    }

    @Override
    public void inviteOnly() {
        plan = plan.closed();
        told();
    }

    @Override
    public boolean isCrowdedOut() {
        return notice.isCrowdedOut();
    }

    @Override
    public void rename(String name) {
        if (plan.isOpen()) return;
        for (int seat = 0; seat < plan.seats().size(); seat++)
            if (plan.seats().get(seat).kind() == Occupant.Kind.HOST) plan = plan.with(seat, Occupant.host(name));
        told();
    }

    @Override
    public List<Occupant> seats() {
        return plan.seats();
    }

    @Override
    public Phase phase() {
        return plan.phase();
    }

    /** The whole game; null before it is dealt. */
    public GameRecord record() {
        return round == null ? null : round.record();
    }

    @Override
    public GameRecord shownRecord() {
        GameRecord record = record();
        if (record == null) return null;
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < seats().size(); seat++) {
            Occupant occupant = seats().get(seat);
            Seat person = seat == ownSeat() ? Seat.HUMAN : Seat.FAR;
            int level = bots().contains(seat) ? STAND_IN : occupant.level();
            seats.add(level > 0 ? Seat.bot(level) : person);
        }
        return record.withSeats(seats);
    }

    @Override
    public Line line() {
        return round.line();
    }

    @Override
    public int resigned() {
        return round == null ? Position.NOBODY : round.resigned();
    }

    @Override
    public int away(int seat) {
        return attendance.away(plan, seat, seconds);
    }

    @Override
    public Presence presence(int seat) {
        return attendance.presence(plan, seat);
    }

    @Override
    public List<Integer> olderSeats() {
        List<Integer> older = new ArrayList<>();
        for (int seat = 0; seat < seats().size(); seat++) if (seats().get(seat).isClient()
            && attendance.of(seat).isOlder()) older.add(seat);
        return older;
    }

    @Override
    public void say(ChatPhrase phrase) {
        attendance.hostSays(phrase);
        told();
    }

    @Override
    public void wantAnother() {
        attendance.hostIs(Presence.WANTS_ANOTHER);
        told();
    }

    @Override
    public void leave() {
        attendance.hostIs(Presence.GONE);
        told();
    }

    @Override
    public void close() {
        leave();
    }

    @Override
    public void beginIfReady() {
        boolean isFull = phase() == Phase.INVITING && seats().stream().noneMatch(Occupant::isFree);
        if (isFull || isAnotherWanted()) begin();
    }

    /** Whether all people want another game. */
    public boolean isAnotherWanted() {
        boolean isWanted = plan.phase() == Phase.OVER;
        for (int seat = 0; seat < plan.seats().size(); seat++)
            isWanted &= plan.seats().get(seat).isBot() || isStoodIn(seat) || presence(seat) == Presence.WANTS_ANOTHER;
        return isWanted;
    }

    /** Where a bot has played to the end for somebody who still is away, it stays. */
    private boolean isStoodIn(int seat) {
        return bots().contains(seat) && isAway(seat);
    }

    private boolean isAway(int seat) {
        return attendance.isAway(plan, seat, seconds);
    }

    @Override
    public AuditResult verdict(int seat) {
        return attendance.of(seat).verdict(plan.round());
    }

    @Override
    public boolean hasDealt() {
        return round == null || !round.isInherited();
    }

    @Override
    public AuditResult fairness() {
        return round == null ? AuditResult.NOT_CHECKED : round.fairness();
    }

    @Override
    public List<Message> faults() {
        return fairness() == AuditResult.NOT_FAIR ? List.of(Message.of("far.fault.deal")) : List.of();
    }

    @Override
    public void place(int seat, Occupant occupant) {
        boolean isOpen = plan.phase() == Phase.INVITING && !plan.seats().get(seat).isClient();
        if (!isOpen) throw new IllegalStateException("seat " + seat + " is taken");
        plan = plan.with(seat, occupant);
        told();
    }

    @Override
    public int minutes() {
        return plan.minutes();
    }

    @Override
    public void limit(int minutes) {
        if (plan.phase() != Phase.INVITING) throw new IllegalStateException("phase " + plan.phase());
        plan = plan.withMinutes(minutes);
        told();
    }

    @Override
    public int timeLeft(int seat) {
        return record() == null ? NO_CLOCK : round.timeLeft(plan, seat);
    }

    /** @return whoever's time runs */
    private int countTime() {
        return round == null ? Position.NOBODY : round.countTime(plan, seconds);
    }

    /** Ends the game of whoever has no time left. */
    private void watchTime() {
        int counted = countTime();
        if (counted == Position.NOBODY) return;
        int way = plan.seats().get(counted).isClient() ? Clocks.LONGEST_WAY : 0;
        if (!round.clocks().isUp(counted, way)) return;
        round.resign(counted);
        told();
        listener.changed();
    }

    /**
     * Begins the first game, another one with seats changed, or one anew whose deal came to nothing.
     *
     * @throws IllegalStateException if a seat is free, or a game is being played
     */
    public void begin() {
        if (!plan.isFull() || plan.phase() == Phase.PLAYING) throw new IllegalStateException("phase " + plan.phase());
        if (plan.phase() == Phase.OVER) {
            for (int seat : bots()) if (isStoodIn(seat)) plan = plan.with(seat, Occupant.bot(STAND_IN));
            plan = plan.withSeatsChanged();
            attendance.changeSeats();
        }
        plan = plan.with(Phase.DEALING, plan.round() + 1);
        dealingSince = seconds;
        attendance.hostIs(Presence.HERE);
        round = new HostRound(channel, plan, CommitRevealDeal.of(channel, plan), channel.crypto().random(DealTerms.SECRET));
        told();
        deal();
    }

    /** The deal comes to nothing: whoever didn't go along with it loses the seat, and may take it again. */
    private void breakOff() {
        for (int seat : round.deal().awaited()) plan = plan.with(seat, Occupant.FREE);
        plan = plan.with(Phase.INVITING, plan.round());
        round = null;
        told();
        listener.changed();
    }

    /** Deals as soon as everybody has opened. */
    private void deal() {
        CommitRevealDeal deal = round.deal();
        if (plan.phase() != Phase.DEALING || !deal.isCommitted() || !deal.isSigned() || !deal.isOpened()) return;
        plan = plan.with(Phase.PLAYING, plan.round());
        round.dealFor(plan);
        told();
        listener.changed();
    }

    @Override
    public void play(int move) {
        int seat = plan.phase() == Phase.PLAYING ? round.toMove() : Position.NOBODY;
        boolean isElsewhere = seat == Position.NOBODY || plan.seats().get(seat).isClient() && !bots().contains(seat);
        if (isElsewhere) throw new IllegalStateException("no seat of this device moves");
        round.play(move);
        told();
    }

    @Override
    public boolean isMoveUnderway() {
        if (plan.phase() != Phase.PLAYING || record().plies() == 0) return false;
        int mover = record().replay(record().plies() - 1).toMove();
        boolean isUnderway = false;
        for (int seat = 0; seat < plan.seats().size(); seat++) isUnderway |= !isAway(seat) && lacks(seat);
        return mover == ownSeat() && isUnderway;
    }

    @Override
    public boolean areMovesSealed() {
        return plan.phase() == Phase.PLAYING && round.sealing().isComplete();
    }

    @Override
    public boolean isMovePending() {
        return areMovesSealed();
    }

    @Override
    public void resign() {
        resign(ownSeat());
    }

    /** A seat of this device gives up. */
    public void resign(int seat) {
        if (plan.phase() != Phase.PLAYING || plan.seats().get(seat).isClient()) throw new IllegalStateException("seat " + seat);
        round.resign(seat);
        told();
    }

    @Override
    public Proposal proposal() {
        return plan.phase() == Phase.PLAYING ? round.proposal() : null;
    }

    @Override
    public void propose(Event event) {
        if (!canPropose(event) || !round.propose(ownSeat(), event, plan.seats())) return;
        told();
        listener.changed();
    }

    private boolean canPropose(Event event) {
        return plan.phase() == Phase.PLAYING && (event.isBack() || isAway(event.number()));
    }

    @Override
    public Set<Integer> bots() {
        return record() == null ? Set.of() : round.bots();
    }

    @Override
    public void answer(boolean isAgreed) {
        Proposal.Answer answer = isAgreed ? Proposal.Answer.AGREES : Proposal.Answer.REFUSES;
        if (plan.phase() != Phase.PLAYING || !round.answer(ownSeat(), answer, plan.seats())) return;
        told();
        listener.changed();
    }

    @Override
    public String gameId() {
        return game().id();
    }

    @Override
    public int ownSeat() {
        return plan.host();
    }

    private void hear(int seat, SignedMessage message) {
        if (isOvertaken || channel.isOwn(message)) return;
        Occupant occupant = plan.seats().get(seat);
        // Whoever still speaks of an earlier game doesn't know yet that people have changed seats.
        int letterRound = message.open().number("round", plan.round());
        boolean isNew = occupant.isFree() && plan.phase() == Phase.INVITING && plan.seatOf(message.sender()) < 0
            && message.open().number("seat", 0) == seat + 1 && letterRound == plan.round();
        boolean isSeated = occupant.isClient() && occupant.key().equals(Encoded.of(message.sender()));
        boolean isLeaving = message.open().has("leaves") && plan.phase() == Phase.INVITING;
        if (isNew ? isLeaving : !isSeated) return;
        ClientNotes notes = attendance.of(seat);
        Presence before = notes.presence(plan.round());
        boolean isThereAgain = notes.find(message);
        if (!notes.hear(message, seconds)) {
            // What it said last, said once more on a new line.
            if (isThereAgain) {
                told();
                listener.changed();
            }
            return;
        }
        if (isLeaving) {
            plan = plan.with(seat, Occupant.FREE);
            told();
            listener.changed();
            return;
        }
        boolean isNamed = plan.phase() == Phase.INVITING || plan.phase() == Phase.DEALING;
        Occupant client = isNamed ? Occupant.client(message.sender(), plan.isOpen() ? "" : message.open().get("name")) : occupant;
        boolean isSaying = notes.hasJustSpoken();
        boolean isChanged = isSaying || !client.equals(occupant) || notes.presence(plan.round()) != before;
        plan = plan.with(seat, client);
        if (round != null && message.secret() != null && letterRound == plan.round()
            && round.hearDealer(message.secret())) isChanged = true;
        boolean isBack = hearOfReturn(seat);
        boolean isOfRound = hearOfRound(seat, message) || isBack;
        if (isChanged || isOfRound) told();
        else if (lacks(seat)) tell(seat);
        if (round != null) deal();
        listener.changed();
        if (isSaying) listener.said(seat, notes.said().phrase());
    }

    /** @return whether others are to know it */
    private boolean hearOfRound(int seat, SignedMessage message) {
        if (round == null || message.open().number("round", 0) != plan.round()) return false;
        if (plan.phase() == Phase.PLAYING) messages.hearHeld(round, message);
        return switch (plan.phase()) {
            case DEALING -> messages.hearOfDeal(round, seat, message);
            case PLAYING -> hearResignation(seat, message) || messages.hearOfProposals(round, plan, seat, message.open(), this::canPropose)
                || hearMove(seat, message);
            default -> false;
        };
    }

    private boolean hearResignation(int seat, SignedMessage message) {
        if (message.secret() == null || !message.secret().has("resigns")) return false;
        round.resign(seat);
        plan = plan.with(Phase.OVER, plan.round());
        return true;
    }

    /** Whoever was away is there. */
    private boolean hearOfReturn(int seat) {
        if (plan.phase() != Phase.PLAYING || presence(seat) == Presence.GONE) return false;
        round.withdraw(seat);
        if (!bots().contains(seat)) return false;
        round.happen(Event.person(seat));
        return true;
    }

    private boolean hearMove(int seat, SignedMessage message) {
        int plies = round.pliesMade();
        messages.hearHalves(round, plan, message);
        boolean isMade = messages.hearMove(round, plan, seat, message) || round.pliesMade() > plies;
        if (!isMade) return false;
        told();
        listener.moved();
        return false;
    }

    /** Keeps how things stand, and then tells everybody. */
    private void told() {
        if (isOvertaken) return;
        if (round != null && plan.phase() == Phase.PLAYING && round.isOver()) plan = plan.with(Phase.OVER, plan.round());
        if (!plan.isOpen() || plan.phase() != Phase.INVITING) notice.takeDown();
        countTime();
        store.keep(text());
        handover.changed();
        tellAll();
        for (int seat = 0; seat < plan.seats().size(); seat++) if (plan.seats().get(seat).isClient()) tell(seat);
    }

    private void tellAll() {
        toldAt = seconds;
        answers.tellAll(plan, round, seconds);
    }

    private void tell(int seat) {
        answers.tell(plan, round, seat, seconds);
    }

    /** Whether a seat's device doesn't hold yet all that it may. */
    private boolean lacks(int seat) {
        return plan.seats().get(seat).isClient() && record() != null && answers.lacks(plan, round, seat);
    }

    @Override
    public void frame(int now) {
        if (isOvertaken || seconds == now) return;
        seconds = now;
        watchTime();
        if (plan.isOpen() && plan.phase() == Phase.INVITING && !notice.isUp()) notice.putUp(plan);
        notice.frame(now, plan);
        if (channel.isFarFromKept()) store.keep(text());
        boolean isWaiting = plan.phase() == Phase.DEALING;
        if (isWaiting && seconds - dealingSince >= PATIENCE) breakOff();
        if (seconds - toldAt >= (isWaiting ? REPEAT : BEAT)) {
            if (plan.minutes() > 0) store.keep(text());
            tellAll();
        }
        for (int seat = 0; seat < plan.seats().size(); seat++)
            if (seconds - attendance.of(seat).toldAt() >= REPEAT && lacks(seat)) tell(seat);
    }

    private String text() {
        Fields text = new Fields();
        channel.keep(text);
        return text(text);
    }

    private String textForAnother() {
        Fields text = new Fields();
        channel.keepForAnother(text);
        return text(text);
    }

    private String text(Fields text) {
        plan.tell(text);
        attendance.keep(text);
        if (round != null) round.keep(text);
        return text.text();
    }
}
