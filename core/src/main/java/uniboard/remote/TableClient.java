package uniboard.remote;

import java.util.HashSet;
import java.util.Set;
import uniboard.game.Catalog;
import uniboard.game.Position;
import uniboard.match.GameRecord;

/**
 * This device's seat at a table that another device hosts: what may be known of the game, as it comes in, and what is
 * wanted in return. Whatever the host says is checked against what it said before.
 */
public final class TableClient implements RemoteTable, SeatCommands, ClientCommands {
    /** Seconds after which what came in is confirmed, if there is nothing else to say. Late where the host has no seat: no player waits. */
    private static final int CONFIRM = 2;
    private static final int LATE_CONFIRM = 4;

    private final SecureChannel channel;
    private final SessionStore store;
    private final Catalog catalog;
    private final Listener listener;
    private final SeatClaim claim;
    private final KnownHost host;
    private final ReportedTable table = new ReportedTable();
    private final ClientGame game;
    private final OtherSeats others;
    private final Set<Integer> listened = new HashSet<>();
    private boolean isOvertaken;
    private int toldAt;
    private int confirmAt = Integer.MAX_VALUE;
    /** When the position was shown that the next move is made in. */
    private int shownAt;

    private TableClient(SecureChannel channel, SeatClaim claim, KnownHost host, Catalog catalog, SessionStore store, Listener listener) {
        this.channel = channel;
        this.claim = claim;
        game = new ClientGame(table, channel.openKey());
        this.host = host;
        others = new OtherSeats(channel, claim, game, () -> {
            if (!isOvertaken) keep();
        });
        this.catalog = catalog;
        this.store = store;
        this.listener = listener;
    }

    /** Comes to a table to look who is there. */
    public static TableClient come(Invitation invitation, String name, Catalog catalog, Crypto crypto, Transport transport,
        SessionStore store, Listener listener) {
        SecureChannel channel = new SecureChannel(crypto, transport, invitation, crypto.random(Crypto.KEY));
        TableClient client = new TableClient(channel, new SeatClaim(name), new KnownHost(), catalog, store, listener);
        client.listen();
        return client;
    }

    /**
     * Comes back.
     *
     * @return null if the text isn't one's that was given to {@link SessionStore#keep}
     */
    public static TableClient comeBack(String kept, Catalog catalog, Crypto crypto, Transport transport, SessionStore store,
        Listener listener) {
        Fields from = Fields.read(kept);
        SecureChannel channel = SecureChannel.kept(crypto, transport, from);
        if (channel == null) return null;
        TableClient client = new TableClient(channel, SeatClaim.kept(from), KnownHost.kept(from), catalog, store, listener);
        Plan plan = Plan.heard(from, catalog);
        client.table.plan(plan);
        if (plan != null && from.has("secret")) client.game.round(ClientRound.kept(channel, plan, client.claim.seat(), from, catalog));
        if (client.round() != null) client.round().hostedBy(client.host.key());
        client.listen();
        client.listenToSeat();
        client.tell();
        return client;
    }

    /**
     * Takes a seat over from another device, which steps back.
     *
     * @param pass as {@link #pass} gave it there
     * @param name as of {@link #come}
     * @return null if it isn't one
     */
    public static TableClient takeOver(String pass, String name, Catalog catalog, Crypto crypto, Transport transport, SessionStore store,
        Listener listener) {
        SeatPass read = SeatPass.read(pass);
        if (read == null) return null;
        Fields text = new Fields();
        SecureChannel.keep(read, text);
        SeatClaim.bring(read, name, text);
        return comeBack(text.text(), catalog, crypto, transport, store, listener);
    }

    @Override
    public String pass() {
        if (!isToTakePart() || round() == null || round().isDealer()) return "";
        return channel.pass(round().secret(), ownSeat(), plan().round()).text();
    }

    private void listen() {
        channel.leaveWill();
        channel.listenToAll(this::hearAll);
        channel.listenToBroken(message -> {
            if (!host.isSenderOf(message) || plan() == null) return;
            table.presence().lose(plan().host());
            changed();
        });
    }

    private Plan plan() {
        return table.plan();
    }

    private void changed() {
        listener.changed(snapshot());
    }

    private ClientRound round() {
        return game.round();
    }

    @Override
    public TableSnapshot snapshot() {
        return table.snapshot(plan() == null ? 0 : plan().round(), ownSeat(), isOvertaken, game.snapshot(), game.audit());
    }

    private int ownSeat() {
        return game.ownSeat();
    }

    @Override
    public boolean isSeatLost() {
        return plan() != null && claim.isLost(plan(), ownSeat());
    }

    /** What this seat knows of the game; null before it is dealt. */
    public SeatRecord seen() {
        return game.seen();
    }

    /** The whole game, once it has been opened; null before. */
    public GameRecord opened() {
        return round() == null ? null : round().opened();
    }

    @Override
    public void rename(String newName) {
        claim.rename(newName);
        tell();
    }

    @Override
    public void take(int seat) {
        claim.take(seat);
        listenToSeat();
        tell();
    }

    private void listenToSeat() {
        if (claim.isNone() || !listened.add(claim.seat())) return;
        int seat = claim.seat();
        channel.listenToSeat(seat, message -> {
            if (seat == claim.seat()) hearSeat(message);
        });
        channel.listenFromSeat(seat, this::watchOwn);
    }

    /** The same seat is taken in a newer window, or on another device: nothing more is said here. */
    private void watchOwn(SignedMessage message) {
        if (!channel.isOwn(message) || message.number() <= channel.number()) return;
        isOvertaken = true;
        changed();
    }

    @Override
    public void leave() {
        claim.leave();
        tell();
    }

    @Override
    public void close() {
        claim.close();
        tell();
    }

    @Override
    public Invitation invitation() {
        return channel.invitation();
    }

    /** Whether this seat is to move and its move isn't on its way yet. */
    public boolean isToMove() {
        return game.isToMove();
    }

    @Override
    public void play(int move) {
        if (!isToMove()) throw new IllegalStateException("it isn't this seat's move");
        round().intent().play(plan().game().notation().moveText(seen().position(), move), table.seconds() - shownAt);
        tell();
    }

    @Override
    public void resign() {
        if (round() == null) return;
        round().intent().resign();
        tell();
    }

    @Override
    public void propose(Event event) {
        if (seen() == null) return;
        round().propose(event);
        tell();
    }

    @Override
    public void answer(boolean isAgreed) {
        if (game.proposal() == null) return;
        round().answer(isAgreed ? Proposal.Answer.AGREES : Proposal.Answer.REFUSES);
        tell();
    }

    @Override
    public void say(ChatPhrase phrase) {
        claim.say(phrase);
        tell();
    }

    @Override
    public void wantAnother() {
        if (round() == null) return;
        round().intent().wantAnother();
        tell();
    }

    @Override
    public boolean canHostTable() {
        return !isOvertaken && HostMigration.isDue(channel, table, game);
    }

    @Override
    public String hostTable() {
        if (!canHostTable()) throw new IllegalStateException("the table has a host");
        String text = HostMigration.inherited(channel, table, game, host.key());
        isOvertaken = true;
        return text;
    }

    private void hearAll(SignedMessage message) {
        if (!isOvertaken) watchOwn(message);
        // What it said last, said once more on a new line.
        if (host.isSenderOf(message) && plan() != null && table.presence().find(plan().host())) changed();
        boolean isFromHeir = mayFollowHeir() && channel.isFromHeir(message);
        boolean isNews = isFromHeir || host.isNew(message) && channel.isFromHost(message);
        Plan told = isNews ? Plan.heard(message.open(), catalog) : null;
        if (isNews) hearGame(message);
        if (told == null || isOvertaken || isFromHeir && plan() != null && !told.isLike(plan())) return;
        if (isFromHeir) {
            channel.follow(message);
            host.follow();
        }
        host.hear(message);
        table.hearPresence(message);
        boolean isFirst = plan() == null;
        boolean isDealt = told.round() > 0 && told.phase() != Phase.INVITING;
        boolean isNewRound = isDealt && (plan() == null || told.round() > plan().round() || round() == null);
        boolean isRolledBack = plan() != null && told.round() < plan().round();
        if (isRolledBack) return;
        if (plan() != null && !told.isLike(plan())) {
            // The terms changed: reject.
            if (round() != null) round().blameTerms();
            keep();
            changed();
            return;
        }
        if (claim.isShutOut(plan(), told, channel.openKey())) {
            claim.moveTo((claim.seat() + 1) % told.seats().size());
            listenToSeat();
        }
        table.plan(told);
        table.hearHost(message);
        // The deal came to nothing; what was wrong with it is told on.
        if (plan().phase() == Phase.INVITING && game.faults().isEmpty()) game.round(null);
        moveAlong();
        if (isNewRound) game.begin(channel, claim, catalog);
        if (round() != null) round().hostedBy(host.key());
        if (isToTakePart() && plan().phase() != Phase.INVITING) others.listen(plan());
        boolean isToTell = isAsking() || isFirst && isToTakePart();
        int plies = game.plies();
        if (round() != null && plan().phase() != Phase.INVITING) {
            isToTell |= round().hearAll(message.open(), plan());
            isToTell |= round().hearSealed(message.open(), message.number());
        }
        if (isToTell) tell();
        else keep();
        changed();
        tellMoves(game.plies() - plies);
        table.hearChat(message).forEach((seat, phrase) -> {
            if (seat != ownSeat()) listener.said(seat, phrase);
        });
    }

    /** A device without a seat in the running game has nothing that an heir could undo. */
    private boolean mayFollowHeir() {
        return plan() == null || !isToTakePart() && plan().phase() != Phase.INVITING;
    }

    private void hearGame(SignedMessage message) {
        boolean isFirst = table.gameId().isEmpty();
        table.hearGame(message);
        if (isFirst && plan() == null && !isOvertaken) changed();
    }

    private void tellMoves(int count) {
        for (int i = 0; i < count; i++) listener.moved(snapshot());
    }

    /** After a game, people change seats. */
    private void moveAlong() {
        if (ownSeat() == Position.NOBODY || ownSeat() == claim.seat()) return;
        claim.moveTo(ownSeat());
        listenToSeat();
    }

    private boolean isToTakePart() {
        return ownSeat() != Position.NOBODY;
    }

    private void hearSeat(SignedMessage message) {
        if (!channel.isFromHost(message) || message.secret() == null || isOvertaken) return;
        boolean isOfRound = round() != null && message.secret().number("round", 0) == plan().round();
        if (!isOfRound || ownSeat() != claim.seat() || !host.hearSeat(message)) return;
        channel.inherit(message.secret().get("heir"));
        Set<Integer> botsBefore = game.bots();
        int plies = game.plies();
        ClientRound.News news = round().hearSeat(message.secret(), message.open().get("chain"));
        boolean isToTell = round().hearSealed(message.open(), message.number());
        keep();
        confirmAt = plan().isHostSeated() ? Math.min(confirmAt, table.seconds() + CONFIRM) : table.seconds() + LATE_CONFIRM;
        if (news.isAnew() || news.moves() > 0) shownAt = table.seconds();
        for (int seat : botsBefore) if (!game.bots().contains(seat)) table.presence().isBack(seat);
        // What comes in parts is asked for at once, as long as it does come.
        if (isToTell || news.isAny() && round().isIncomplete()) tell();
        // A player who is there plays for themselves.
        if (news.moves() > 0 && game.bots().contains(ownSeat())) tell();
        if (news.isAnew() || !game.bots().equals(botsBefore)) changed();
        tellMoves(Math.max(news.moves(), game.plies() - plies));
        if (news.isChecked()) listener.checked(snapshot());
    }

    @Override
    public boolean isAsking() {
        return plan() != null && claim.isOpen(plan(), ownSeat()) && game.faults().isEmpty();
    }

    private void tell() {
        if (isOvertaken) return;
        keep();
        say();
    }

    /** Says what is kept already. */
    private void say() {
        boolean isReady = host.reading() != null && !claim.isNone();
        if (!isReady) return;
        toldAt = table.seconds();
        confirmAt = Integer.MAX_VALUE;
        Fields open = new Fields();
        claim.tell(open, plan() != null && plan().isOpen());
        Fields secret = new Fields();
        if (round() != null) round().tell(open, secret);
        channel.tellFromSeat(claim.seat(), open, secret, host.reading());
    }

    @Override
    public void frame(int now) {
        table.seconds(now);
        if (isOvertaken || claim.isNone()) return;
        boolean isWaiting = isAsking() || round() != null && round().isWaiting(plan());
        boolean isDue = table.seconds() >= confirmAt || table.seconds() - toldAt >= (isWaiting ? TableHost.REPEAT : TableHost.BEAT);
        if (!isDue) return;
        // A sign of life changes nothing: a long game isn't written down for each.
        if (isWaiting || channel.isFarFromKept()) tell();
        else say();
    }

    private void keep() {
        // Nothing is known of a table that has never answered.
        if (plan() == null && !claim.isBrought() && claim.isNone()) return;
        Fields text = new Fields();
        channel.keep(text);
        claim.keep(text, round() != null);
        host.keep(text);
        if (plan() != null) plan().tell(text);
        if (round() != null) round().keep(text);
        store.keep(text.text());
    }
}
