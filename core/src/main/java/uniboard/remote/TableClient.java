package uniboard.remote;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.GameRecord;

/**
 * This device's seat at a table that another device keeps: what may be known of the game, as it comes in, and what is
 * wanted in return. Whatever the host says is held against what it said before.
 */
public final class TableClient implements RemoteTable, SeatCommands, ClientCommands {
    /** Without anything else to say, what came in is confirmed after so many seconds. */
    private static final int CONFIRM = 2;

    private final SecureChannel channel;
    private final SessionStore store;
    private final Catalog catalog;
    private final Listener listener;
    private String name;
    private Plan plan;
    private String gameId = "";
    private byte[] hostReading;
    private byte[] hostKey = new byte[0];
    private int heard;
    private int heardSeat;
    private final ReportedPresence whereabouts = new ReportedPresence();
    private int wanted = Position.NOBODY;
    private final Set<Integer> listened = new HashSet<>();
    private boolean listensToOthers;
    private ClientRound round;
    private final QuickChat talk = new QuickChat();
    private ChatPhrase.Said said = ChatPhrase.Said.NOTHING;
    /** What this seat had added to the deal at another device; null if it comes from none. */
    private byte[] brought;
    private int broughtRound;
    private ShownGame shown;
    private boolean isHostOlder;
    private boolean isLeaving;
    private boolean isGone;
    private boolean isOvertaken;
    private int seconds;
    private int toldAt;
    private int confirmAt = Integer.MAX_VALUE;
    /** When the position was shown that the next move is made in. */
    private int shownAt;

    private TableClient(SecureChannel channel, String name, Catalog catalog, SessionStore store, Listener listener) {
        this.channel = channel;
        this.name = Occupant.fit(name);
        this.catalog = catalog;
        this.store = store;
        this.listener = listener;
    }

    /** Comes to a table to look who is there. */
    public static TableClient come(Invitation invitation, String name, Catalog catalog, Crypto crypto, Transport transport,
        SessionStore store, Listener listener) {
        TableClient client = new TableClient(new SecureChannel(crypto, transport, invitation, crypto.random(Crypto.KEY)), name, catalog,
            store, listener);
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
        TableClient client = new TableClient(channel, from.get("name"), catalog, store, listener);
        client.wanted = from.number("wanted", Position.NOBODY);
        client.said = QuickChat.heard(from);
        client.brought = Encoded.read(from.get("brought"), DealTerms.SECRET);
        client.broughtRound = from.number("broughtRound", 0);
        client.heard = from.number("heard", 0);
        client.heardSeat = from.number("heardSeat", 0);
        client.hostReading = Encoded.read(from.get("reading"), Crypto.KEY);
        byte[] key = Encoded.read(from.get("keeper"), Crypto.KEY);
        if (key != null) client.hostKey = key;
        client.plan = Plan.heard(from, catalog);
        if (client.plan != null && from.has("secret")) client.round = ClientRound.kept(channel, client.plan, client.wanted, from, catalog);
        if (client.round != null) client.round.keptBy(client.hostKey);
        // Of a letter that was heard last, all is to be heard anew.
        client.heard = Math.max(0, client.heard - 1);
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
        text.add("name", name).add("wanted", read.seat());
        text.add("brought", Encoded.of(read.secret())).add("broughtRound", read.round());
        return comeBack(text.text(), catalog, crypto, transport, store, listener);
    }

    /**
     * Where a seat's or a table's pass, or an invitation, leads.
     *
     * @return null if the text is neither
     */
    public static Invitation invitation(String text) {
        SeatPass seat = SeatPass.read(text);
        TablePass table = TablePass.read(text);
        return seat != null ? seat.invitation() : table != null ? table.invitation() : Invitation.read(text);
    }

    @Override
    public String pass() {
        if (!isToTakePart() || round == null || round.isDealer()) return "";
        return channel.pass(round.secret(), ownSeat(), plan.round()).text();
    }

    private void listen() {
        channel.leaveWill();
        channel.listenToAll(this::hearAll);
        channel.listenToBroken(message -> {
            if (!Arrays.equals(message.sender(), hostKey) || plan == null) return;
            whereabouts.lose(plan.host());
            listener.changed();
        });
    }

    @Override
    public Game game() {
        return plan == null ? null : plan.game();
    }

    @Override
    public String gameId() {
        return gameId;
    }

    @Override
    public List<Occupant> seats() {
        return plan == null ? List.of() : plan.seats();
    }

    @Override
    public Phase phase() {
        return plan == null ? null : plan.phase();
    }

    @Override
    public int ownSeat() {
        return plan == null ? Position.NOBODY : plan.seatOf(channel.openKey());
    }

    /** Whether somebody else was quicker to take the seat that was asked for. */
    public boolean isSeatLost() {
        return plan != null && wanted != Position.NOBODY && !isWantedFree() && ownSeat() != wanted;
    }

    private boolean isWantedFree() {
        return wanted < plan.seats().size() && plan.seats().get(wanted).isFree();
    }

    @Override
    public boolean isOvertaken() {
        return isOvertaken;
    }

    /** What this seat knows of the game; null before it is dealt. */
    public SeatRecord seen() {
        return round == null || !round.seen().isDealt() ? null : round.seen();
    }

    @Override
    public AuditResult fairness() {
        return round == null ? AuditResult.NOT_CHECKED : round.fairness();
    }

    @Override
    public List<Message> faults() {
        return round == null ? List.of() : round.faults();
    }

    /** The whole game, once it has been opened; null before. */
    public GameRecord opened() {
        return round == null ? null : round.opened();
    }

    @Override
    public int resigned() {
        return round == null ? Position.NOBODY : round.resigned();
    }

    @Override
    public int round() {
        return plan == null ? 0 : plan.round();
    }

    @Override
    public void rename(String newName) {
        name = Occupant.fit(newName);
        tell();
    }

    @Override
    public boolean isMovePending() {
        return seen() != null && round.isMovePending() && seen().toMove() == ownSeat();
    }

    @Override
    public boolean areMovesSealed() {
        return seen() != null && plan.phase() == Phase.PLAYING && round.areMovesSealed();
    }

    @Override
    public int away(int seat) {
        return plan == null ? 0 : whereabouts.away(plan.seats().get(seat), seat, seconds);
    }

    @Override
    public boolean isOpen() {
        return plan != null && plan.isOpen();
    }

    @Override
    public int minutes() {
        return plan == null ? 0 : plan.minutes();
    }

    @Override
    public int timeLeft(int seat) {
        return plan == null ? TableHost.NO_CLOCK : whereabouts.timeLeft(plan, seat, seconds);
    }

    @Override
    public boolean areClocksStanding() {
        return phase() == Phase.PLAYING && whereabouts.areClocksStanding(plan, seconds);
    }

    @Override
    public Presence presence(int seat) {
        return whereabouts.presence(seat);
    }

    @Override
    public void take(int seat) {
        wanted = seat;
        isLeaving = false;
        listenToSeat();
        tell();
    }

    private void listenToSeat() {
        if (wanted == Position.NOBODY || !listened.add(wanted)) return;
        int seat = wanted;
        channel.listenToSeat(seat, message -> {
            if (seat == wanted) hearSeat(message);
        });
        channel.listenFromSeat(seat, message -> {
            if (channel.isOwn(message) && message.number() > channel.number()) {
                isOvertaken = true;
                listener.changed();
            }
        });
    }

    @Override
    public void leave() {
        isLeaving = true;
        tell();
    }

    @Override
    public void close() {
        isGone = true;
        tell();
    }

    @Override
    public Invitation invitation() {
        return channel.invitation();
    }

    @Override
    public GameRecord shownRecord() {
        if (seen() == null) return null;
        shown = ShownGame.now(shown, round(), ownSeat(), seen(), fairness() == AuditResult.FAIR ? opened() : null);
        return shown.record();
    }

    @Override
    public Line line() {
        return seen().line();
    }

    /** Whether this seat is to move and its move isn't on its way yet. */
    public boolean isToMove() {
        return seen() != null && plan.phase() == Phase.PLAYING && !round.isMovePending() && seen().toMove() == ownSeat();
    }

    @Override
    public void play(int move) {
        if (!isToMove()) throw new IllegalStateException("it isn't this seat's move");
        round.intend(plan.game().notation().moveText(seen().position(), move), seconds - shownAt);
        tell();
    }

    @Override
    public void resign() {
        if (round == null) return;
        round.intendToResign();
        tell();
    }

    @Override
    public Proposal proposal() {
        return seen() == null || plan.phase() != Phase.PLAYING ? null : round.proposal();
    }

    @Override
    public void propose(Event event) {
        if (seen() == null) return;
        round.propose(event);
        tell();
    }

    @Override
    public Set<Integer> bots() {
        return seen() == null ? Set.of() : seen().bots();
    }

    @Override
    public void answer(boolean isAgreed) {
        if (proposal() == null) return;
        round.answer(isAgreed ? Proposal.Answer.AGREES : Proposal.Answer.REFUSES);
        tell();
    }

    @Override
    public List<Integer> olderSeats() {
        return isHostOlder ? List.of(plan.host()) : List.of();
    }

    @Override
    public void say(ChatPhrase phrase) {
        said = said.then(phrase);
        tell();
    }

    @Override
    public void wantAnother() {
        if (round == null) return;
        round.wantAnother();
        tell();
    }

    @Override
    public boolean canHostTable() {
        boolean isPlayed = seen() != null && plan.phase() == Phase.PLAYING && isToTakePart() && !isOvertaken;
        boolean isDeserted = isPlayed && plan.host() != Position.NOBODY && away(plan.host()) >= HostMigration.AFTER;
        return isDeserted && channel.mayHostTable() && HostMigration.isOffered(plan);
    }

    @Override
    public String hostTable() {
        if (!canHostTable()) throw new IllegalStateException("the table has a keeper");
        Plan own = plan.keptBy(ownSeat(), hostKey);
        Fields text = new Fields();
        if (!round.keepAsHost(text, own)) throw new IllegalStateException("what was told is no game");
        channel.keepAsHost(text);
        own.tell(text);
        for (int seat = 0; seat < own.seats().size(); seat++)
            if (timeLeft(seat) != TableHost.NO_CLOCK) text.add("clock", seat + " " + timeLeft(seat));
        isOvertaken = true;
        return text.text();
    }

    private void hearAll(SignedMessage message) {
        boolean isAtOwnKeeping = channel.isOwn(message) && message.number() > channel.number() && !isOvertaken;
        if (isAtOwnKeeping) {
            isOvertaken = true;
            listener.changed();
        }
        // What it said last, said once more on a new line.
        if (Arrays.equals(message.sender(), hostKey) && plan != null && whereabouts.find(plan.host())) listener.changed();
        boolean isFromHeir = mayFollowHeir() && channel.isFromHeir(message);
        boolean isNews = isFromHeir || message.number() > heard && channel.isFromHost(message);
        Plan told = isNews ? Plan.heard(message.open(), catalog) : null;
        if (isNews) hearGame(message);
        if (told == null || isOvertaken || isFromHeir && plan != null && !told.isLike(plan)) return;
        if (isFromHeir) {
            channel.follow(message);
            heardSeat = 0;
        }
        heard = message.number();
        whereabouts.hear(message.open(), seconds);
        hostReading = message.reading();
        hostKey = message.sender();
        boolean isDealt = told.round() > 0 && told.phase() != Phase.INVITING;
        boolean isNewRound = isDealt && (plan == null || told.round() > plan.round() || round == null);
        boolean isRolledBack = plan != null && told.round() < plan.round();
        if (isRolledBack) return;
        if (plan != null && !told.isLike(plan)) {
            // The terms changed: reject.
            if (round != null) round.blameTerms();
            keep();
            listener.changed();
            return;
        }
        if (isShutOutOf(told)) {
            wanted = (wanted + 1) % told.seats().size();
            listenToSeat();
        }
        plan = told;
        isHostOlder = ProtocolVersion.isOlder(message.open());
        // The deal came to nothing; what was wrong with it is told on.
        if (plan.phase() == Phase.INVITING && faults().isEmpty()) round = null;
        moveAlong();
        if (isNewRound) beginRound();
        if (round != null) round.keptBy(hostKey);
        listenToOthers();
        boolean isToTell = isAsking();
        int plies = plies();
        if (round != null && plan.phase() != Phase.INVITING) {
            isToTell |= round.hearAll(message.open(), plan);
            isToTell |= round.hearSealed(message.open(), message.number());
        }
        if (isToTell) tell();
        else keep();
        listener.changed();
        tellMoves(plies() - plies);
        talk.hear(message.open(), plan.round()).forEach((seat, phrase) -> {
            if (seat != ownSeat()) listener.said(seat, phrase);
        });
    }

    /** A device without a seat in the running game has nothing that an heir could undo. */
    private boolean mayFollowHeir() {
        return plan == null || !isToTakePart() && plan.phase() != Phase.INVITING;
    }

    private void hearGame(SignedMessage message) {
        boolean isFirst = gameId.isEmpty();
        gameId = message.open().get("game");
        if (isFirst && plan == null && !isOvertaken) listener.changed();
    }

    private int plies() {
        return seen() == null ? 0 : seen().plies();
    }

    private void tellMoves(int count) {
        for (int i = 0; i < count; i++) listener.moved();
    }

    /** Whether people have changed seats, and this device missed that and lost its seat: then it asks for the one that became its own. */
    private boolean isShutOutOf(Plan told) {
        boolean isMissed = plan != null && told.round() > plan.round() && (plan.phase() == Phase.PLAYING || plan.phase() == Phase.OVER);
        return isMissed && told.phase() == Phase.INVITING && wanted != Position.NOBODY && told.seatOf(channel.openKey()) < 0;
    }

    private void beginRound() {
        if (!isToTakePart()) {
            // A bot has its seat by now.
            round = null;
            return;
        }
        boolean isBrought = brought != null && broughtRound == plan.round();
        round = isBrought ? ClientRound.takenOver(channel, plan, ownSeat(), catalog, brought)
            : new ClientRound(channel, plan, ownSeat(), catalog);
    }

    /** After a game, people change seats. */
    private void moveAlong() {
        if (ownSeat() == Position.NOBODY || ownSeat() == wanted) return;
        wanted = ownSeat();
        listenToSeat();
    }

    /** What others are told of what everyone may know must be what is told here. */
    private void listenToOthers() {
        if (listensToOthers || !isToTakePart() || plan.phase() == Phase.INVITING) return;
        listensToOthers = true;
        for (int seat = 0; seat < plan.seats().size(); seat++) {
            int other = seat;
            channel.overhear(seat, message -> {
                if (other != wanted) hearOther(other, message);
            });
            if (SharedOpening.isOffered(plan)) channel.listenFromSeat(seat, message -> hearGuest(other, message));
        }
    }

    private void hearGuest(int from, SignedMessage message) {
        if (round == null || isOvertaken || from == wanted) return;
        if (round.hearGuest(from, message)) keep();
    }

    private void hearOther(int seat, SignedMessage message) {
        boolean isOfRound = round != null && message.open().number("round", 0) == plan.round();
        if (isOfRound && channel.isFromHost(message)) round.compare(seat, message.open().get("chain"));
    }

    private boolean isToTakePart() {
        return ownSeat() != Position.NOBODY;
    }

    private void hearSeat(SignedMessage message) {
        if (!channel.isFromHost(message) || message.secret() == null || isOvertaken) return;
        boolean isOfRound = round != null && message.secret().number("round", 0) == plan.round();
        if (!isOfRound || ownSeat() != wanted || message.number() <= heardSeat) return;
        heardSeat = message.number();
        channel.inherit(message.secret().get("heir"));
        Set<Integer> botsBefore = bots();
        int plies = plies();
        ClientRound.News news = round.hearSeat(message.secret(), message.open().get("chain"));
        boolean isToTell = round.hearSealed(message.open(), message.number());
        keep();
        confirmAt = Math.min(confirmAt, seconds + CONFIRM);
        if (news.isAnew() || news.moves() > 0) shownAt = seconds;
        botsBefore.stream().filter(seat -> !bots().contains(seat)).forEach(whereabouts::isBack);
        // What comes in parts is asked for at once, as long as it does come.
        if (isToTell || news.isAny() && round.isIncomplete()) tell();
        // Whoever is there plays in their own name.
        if (news.moves() > 0 && bots().contains(ownSeat())) tell();
        if (news.isAnew() || !bots().equals(botsBefore)) listener.changed();
        tellMoves(Math.max(news.moves(), plies() - plies));
        if (news.isChecked()) listener.checked();
    }

    @Override
    public boolean isAsking() {
        if (plan == null || wanted == Position.NOBODY) return false;
        return ownSeat() != wanted && isWantedFree() && !isLeaving && faults().isEmpty();
    }

    private void tell() {
        if (isOvertaken) return;
        keep();
        boolean isReady = hostReading != null && wanted != Position.NOBODY;
        if (!isReady) return;
        toldAt = seconds;
        confirmAt = Integer.MAX_VALUE;
        Fields open = new Fields().add("name", isOpen() ? "" : name).add("seat", wanted + 1);
        ProtocolVersion.tell(open);
        if (isLeaving) open.add("leaves", "");
        if (isGone) open.add("gone", "");
        QuickChat.tell(open, said);
        Fields secret = new Fields();
        if (round != null) round.tell(open, secret);
        channel.tellFromSeat(wanted, open, secret, hostReading);
    }

    @Override
    public void frame(int now) {
        seconds = now;
        if (isOvertaken || wanted == Position.NOBODY) return;
        boolean isWaiting = isAsking() || round != null && round.isWaiting(plan);
        if (seconds >= confirmAt || seconds - toldAt >= (isWaiting ? TableHost.REPEAT : TableHost.BEAT)) tell();
    }

    private void keep() {
        // Nothing is known of a table that has never answered.
        if (plan == null && brought == null && wanted == Position.NOBODY) return;
        Fields text = new Fields();
        channel.keep(text);
        QuickChat.tell(text, said);
        text.add("name", name).add("heard", heard).add("heardSeat", heardSeat);
        if (wanted != Position.NOBODY) text.add("wanted", wanted);
        if (hostReading != null) text.add("reading", Encoded.of(hostReading));
        if (hostKey.length > 0) text.add("keeper", Encoded.of(hostKey));
        if (plan != null) plan.tell(text);
        if (round != null) round.keep(text);
        else if (brought != null) text.add("brought", Encoded.of(brought)).add("broughtRound", broughtRound);
        store.keep(text.text());
    }
}
