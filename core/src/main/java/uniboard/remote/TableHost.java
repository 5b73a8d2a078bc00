package uniboard.remote;

import java.util.List;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.match.GameRecord;

/**
 * A table that this device has invited others to: it deals, has the whole record, and sends every seat what that seat may know. What others
 * ask for is checked against the rules here. Each message tells all that its reader lacks, so that lost, doubled and late ones do no harm.
 */
public final class TableHost implements RemoteTable, SeatCommands, HostCommands {
    /** Seconds without an answer after which a message is repeated. */
    static final int REPEAT = 5;
    /** Seconds between signs of life, at most. */
    static final int BEAT = 30;
    /** Seconds of silence after which a device counts as away. */
    static final int AWAY = 180;
    /** Seconds within which each device does its part in a deal; else the deal is dropped. */
    static final int PATIENCE = 90;
    /** The level of a bot that plays on for somebody. */
    public static final int STAND_IN = 3;

    private final SecureChannel channel;
    private final SessionStore store;
    private final Listener listener;
    private final ClientMessages messages;
    private final HostMessages answers;
    private final Handover handover;
    private final LobbyNotice notice;
    private final HostedTable table;
    private boolean isOvertaken;
    private String asClient;
    private boolean isMoveLost;
    private int toldAt;
    private int dealingSince;

    private TableHost(SecureChannel channel, SessionStore store, Listener listener, Plan plan) {
        this.channel = channel;
        handover = new Handover(channel, this::textForAnother, this::stepBack);
        notice = new LobbyNotice(channel);
        this.store = store;
        this.listener = listener;
        table = new HostedTable(plan);
        messages = new ClientMessages(channel, table);
        answers = new HostMessages(channel, table);
    }

    /**
     * Invites to a new table.
     *
     * @param seats the host's own, bots, and those that are free; or, where the host has none, bots and who has each of the others
     */
    public static TableHost invite(Game game, Options options, List<Occupant> seats, Crypto crypto, Transport transport,
        SessionStore store, Listener listener) {
        byte[] seed = crypto.random(Crypto.KEY);
        byte[] openKey = SignedMessage.Hand.of(crypto, seed).signing().open();
        Invitation invitation = Invitation.to(crypto, crypto.random(Crypto.KEY), openKey);
        TableHost host = new TableHost(new SecureChannel(crypto, transport, invitation, seed), store, listener,
            new Plan(game, options, seats, Phase.INVITING, 0, 0, false));
        host.listen();
        host.publish();
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
        host.table.presence().hear(from);
        if (from.has("secret")) {
            HostRound round = HostRound.kept(channel, from, plan, CommitRevealDeal.kept(channel, plan, from), catalog);
            if (round == null) return null;
            host.table.round(round);
        }
        host.listen();
        host.publish();
        return host;
    }

    private void listen() {
        channel.listenToAll(message -> {
            if (channel.isOwn(message) && message.number() > channel.number()) stepBack();
            else if (!isOvertaken && channel.isFromHeir(message)) giveWay(message);
            // Its message stands at the relay in place of ours now, and newcomers would believe it.
            else if (!isOvertaken && channel.isFromFormerHost(message)) tellAll();
        });
        channel.listenToAsking(message -> {
            if (channel.isOwn(message) && message.secret() != null) handover.hear(message.secret());
        });
        channel.leaveWill();
        channel.listenToBroken(message -> hearBroken(plan().seatOf(message.sender())));
        for (int seat = 0; seat < plan().seats().size(); seat++) {
            int from = seat;
            channel.listenFromSeat(seat, message -> hear(from, message));
        }
    }

    private Plan plan() {
        return table.plan();
    }

    private HostRound round() {
        return table.round();
    }

    private void hearBroken(int seat) {
        if (isOvertaken || seat < 0 || table.presence().of(seat).isLost()) return;
        table.presence().of(seat).lose();
        publishChange();
    }

    private void changed() {
        listener.changed(snapshot());
    }

    void publishChange() {
        publish();
        changed();
    }

    HostedTable table() {
        return table;
    }

    /** The same table is hosted in a newer window: nothing more is said here. */
    private void stepBack() {
        isOvertaken = true;
        changed();
    }

    /** Another device has taken the table over while this one stayed away. */
    private void giveWay(SignedMessage message) {
        HostMigration succession = HostMigration.announcedBy(message, plan(), round(), table.presence(), table.seconds());
        if (succession == null) return;
        asClient = succession.textAsClient(channel, message);
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
    public TableSnapshot snapshot() {
        return table.snapshot(isOvertaken);
    }

    /** The whole game; null before it is dealt. */
    public GameRecord record() {
        return table.record();
    }

    @Override
    public void announce() {
        table.requireInviting();
        table.plan(plan().opened());
        notice.putUp(plan());
        publish();
    }

    @Override
    public void inviteOnly() {
        table.plan(plan().closed());
        publish();
    }

    @Override
    public boolean isCrowdedOut() {
        return notice.isCrowdedOut();
    }

    @Override
    public void rename(String name) {
        if (plan().isOpen()) return;
        table.plan(plan().with(plan().host(), Occupant.host(name)));
        publish();
    }

    @Override
    public void say(ChatPhrase phrase) {
        table.presence().hostSays(phrase);
        publish();
    }

    @Override
    public void wantAnother() {
        table.presence().hostIs(Presence.WANTS_ANOTHER);
        publish();
    }

    @Override
    public void leave() {
        table.presence().hostIs(Presence.GONE);
        publish();
    }

    @Override
    public void close() {
        leave();
    }

    @Override
    public void beginIfReady() {
        boolean isFull = plan().phase() == Phase.INVITING && plan().isFull();
        if (isFull || isAnotherWanted()) begin();
    }

    /** Nothing of the table stays here or at the relay. */
    void forget() {
        isOvertaken = true;
        channel.empty(plan().seats().size());
        store.keep("");
    }

    /** Whether all people want another game. */
    public boolean isAnotherWanted() {
        return table.isAnotherWanted();
    }

    @Override
    public void place(int seat, Occupant occupant) {
        boolean isOpen = plan().phase() == Phase.INVITING && !plan().seats().get(seat).isClient();
        if (!isOpen) throw new IllegalStateException("seat " + seat + " is taken");
        table.plan(plan().with(seat, occupant));
        publish();
    }

    @Override
    public void limit(int minutes) {
        table.requireInviting();
        table.plan(plan().withMinutes(minutes));
        publish();
    }

    /** Ends the game of the player who has no time left. */
    private void watchTime() {
        int timedOut = table.timedOut();
        if (timedOut == Position.NOBODY) return;
        round().resign(timedOut);
        publishChange();
    }

    /**
     * Begins the first game, another one with seats changed, or once more one whose deal came to nothing.
     *
     * @throws IllegalStateException if a seat is free, or a game is being played
     */
    public void begin() {
        if (!plan().isFull() || table.isPlaying()) throw new IllegalStateException("phase " + plan().phase());
        if (plan().phase() == Phase.OVER) table.changeSeats();
        table.plan(plan().with(Phase.DEALING, plan().round() + 1));
        dealingSince = table.seconds();
        table.presence().hostIs(Presence.HERE);
        byte[] secret = channel.crypto().random(DealTerms.SECRET);
        table.round(new HostRound(channel, plan(), CommitRevealDeal.of(channel, plan()), secret));
        publish();
        deal();
    }

    /** Deals as soon as everybody has opened. */
    private void deal() {
        CommitRevealDeal deal = round().deal();
        if (plan().phase() != Phase.DEALING || !deal.isCommitted() || !deal.isSigned() || !deal.isOpened()) return;
        table.advance(Phase.PLAYING);
        round().dealFor(plan());
        publishChange();
    }

    @Override
    public void play(int move) {
        if (!table.isHostsMove()) throw new IllegalStateException("no seat of this device moves");
        round().play(move);
        publish();
    }

    @Override
    public boolean isMoveUnderway() {
        return table.isLastMoveHosts() && answers.isSomebodyWaiting();
    }

    @Override
    public void resign() {
        resign(plan().host());
    }

    /** A seat of this device gives up. */
    public void resign(int seat) {
        if (!table.isPlaying() || plan().seats().get(seat).isClient()) throw new IllegalStateException("seat " + seat);
        round().resign(seat);
        publish();
    }

    @Override
    public void propose(Event event) {
        if (!table.canPropose(event) || !round().propose(plan().host(), event, plan().seats())) return;
        publishChange();
    }

    @Override
    public void answer(boolean isAgreed) {
        Proposal.Answer answer = isAgreed ? Proposal.Answer.AGREES : Proposal.Answer.REFUSES;
        if (!table.isPlaying() || !round().answer(plan().host(), answer, plan().seats())) return;
        publishChange();
    }

    private void hear(int seat, SignedMessage message) {
        if (isOvertaken || channel.isOwn(message)) return;
        ClientMessages.News news = messages.hear(seat, message);
        if (!news.isAny()) return;
        if (news.isMove() || news.isForAll()) publish();
        else if (answers.lacks(seat)) answers.tell(seat);
        if (news.isMove()) listener.moved(snapshot());
        if (round() != null) deal();
        changed();
        if (news.said() != null) listener.said(seat, news.said());
    }

    /** Keeps how things stand, and then tells everybody. */
    private void publish() {
        if (isOvertaken) return;
        if (round() != null && table.isPlaying() && round().isOver()) table.advance(Phase.OVER);
        if (!plan().isOpen() || plan().phase() != Phase.INVITING) notice.takeDown();
        table.countTime();
        store.keep(text());
        handover.changed();
        tellAll();
        // Before the deal all that a seat may know is told to all.
        if (table.record() == null) return;
        for (int seat = 0; seat < plan().seats().size(); seat++) if (plan().seats().get(seat).isClient()) answers.tell(seat);
    }

    private void tellAll() {
        toldAt = table.seconds();
        answers.tellAll();
    }

    @Override
    public void frame(int now) {
        if (isOvertaken || table.seconds() == now) return;
        table.seconds(now);
        watchTime();
        if (plan().isOpen() && plan().phase() == Phase.INVITING && !notice.isUp()) notice.putUp(plan());
        notice.frame(now, plan());
        if (channel.isFarFromKept()) store.keep(text());
        boolean isWaiting = plan().phase() == Phase.DEALING;
        if (isWaiting && table.seconds() - dealingSince >= PATIENCE) {
            table.breakOff();
            publishChange();
        }
        if (table.seconds() - toldAt >= (isWaiting ? REPEAT : BEAT)) {
            if (plan().minutes() > 0) store.keep(text());
            tellAll();
        }
        for (int seat = 0; seat < plan().seats().size(); seat++)
            if (table.seconds() - table.presence().of(seat).toldAt() >= REPEAT && answers.lacks(seat)) answers.tell(seat);
    }

    private String text() {
        Fields text = new Fields();
        channel.keep(text);
        table.keep(text);
        return text.text();
    }

    private String textForAnother() {
        Fields text = new Fields();
        channel.keepForAnother(text);
        table.keep(text);
        return text.text();
    }
}
