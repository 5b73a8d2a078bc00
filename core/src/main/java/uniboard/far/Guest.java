package uniboard.far;

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
 * wanted in return. Whatever the keeper says is held against what it said before.
 */
public final class Guest implements RemoteTable, SeatCommands, ClientCommands {
    /** Without anything else to say, what came in is confirmed after so many seconds. */
    private static final int CONFIRM = 2;

    private final Station station;
    private final Safe safe;
    private final Catalog catalog;
    private final Listener listener;
    private String name;
    private Plan plan;
    private String gameId = "";
    private byte[] keeperReading;
    private byte[] keeperKey = new byte[0];
    private int heard;
    private int heardSeat;
    private final Whereabouts whereabouts = new Whereabouts();
    private int wanted = Position.NOBODY;
    private final Set<Integer> listened = new HashSet<>();
    private boolean listensToOthers;
    private GuestRound round;
    private final Talk talk = new Talk();
    private Phrase.Said said = Phrase.Said.NOTHING;
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

    private Guest(Station station, String name, Catalog catalog, Safe safe, Listener listener) {
        this.station = station;
        this.name = Occupant.fit(name);
        this.catalog = catalog;
        this.safe = safe;
        this.listener = listener;
    }

    /** Comes to a table to look who is there. */
    public static Guest come(Invitation invitation, String name, Catalog catalog, Seal seal, Wire wire, Safe safe, Listener listener) {
        Guest guest = new Guest(new Station(seal, wire, invitation, seal.random(Seal.KEY)), name, catalog, safe, listener);
        guest.listen();
        return guest;
    }

    /**
     * Comes back.
     *
     * @return null if the text isn't one's that was given to {@link Safe#keep}
     */
    public static Guest comeBack(String kept, Catalog catalog, Seal seal, Wire wire, Safe safe, Listener listener) {
        Entries from = Entries.read(kept);
        Station station = Station.kept(seal, wire, from);
        if (station == null) return null;
        Guest guest = new Guest(station, from.get("name"), catalog, safe, listener);
        guest.wanted = from.number("wanted", Position.NOBODY);
        guest.said = Talk.heard(from);
        guest.brought = Encoded.read(from.get("brought"), Dealing.SECRET);
        guest.broughtRound = from.number("broughtRound", 0);
        guest.heard = from.number("heard", 0);
        guest.heardSeat = from.number("heardSeat", 0);
        guest.keeperReading = Encoded.read(from.get("reading"), Seal.KEY);
        byte[] key = Encoded.read(from.get("keeper"), Seal.KEY);
        if (key != null) guest.keeperKey = key;
        guest.plan = Plan.heard(from, catalog);
        if (guest.plan != null && from.has("secret")) guest.round = GuestRound.kept(station, guest.plan, guest.wanted, from, catalog);
        if (guest.round != null) guest.round.keptBy(guest.keeperKey);
        // Of a letter that was heard last, all is to be heard anew.
        guest.heard = Math.max(0, guest.heard - 1);
        guest.listen();
        guest.listenToSeat();
        guest.tell();
        return guest;
    }

    /**
     * Takes a seat over from another device, which steps back.
     *
     * @param pass as {@link #pass} gave it there
     * @param name as of {@link #come}
     * @return null if it isn't one
     */
    public static Guest takeOver(String pass, String name, Catalog catalog, Seal seal, Wire wire, Safe safe, Listener listener) {
        SeatPass read = SeatPass.read(pass);
        if (read == null) return null;
        Entries text = new Entries();
        Station.keep(read, text);
        text.add("name", name).add("wanted", read.seat());
        text.add("brought", Encoded.of(read.secret())).add("broughtRound", read.round());
        return comeBack(text.text(), catalog, seal, wire, safe, listener);
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
        return station.pass(round.secret(), ownSeat(), plan.round()).text();
    }

    private void listen() {
        station.leaveWill();
        station.listenToAll(this::hearAll);
        station.listenToBroken(letter -> {
            if (!Arrays.equals(letter.sender(), keeperKey) || plan == null) return;
            whereabouts.lose(plan.keeper());
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
        return plan == null ? Position.NOBODY : plan.seatOf(station.openKey());
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
    public Fairly fairness() {
        return round == null ? Fairly.NOT_CHECKED : round.fairness();
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
        return plan == null ? Keeper.NO_CLOCK : whereabouts.timeLeft(plan, seat, seconds);
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
        station.listenToSeat(seat, letter -> {
            if (seat == wanted) hearSeat(letter);
        });
        station.listenFromSeat(seat, letter -> {
            if (station.isOwn(letter) && letter.number() > station.number()) {
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
        return station.invitation();
    }

    @Override
    public GameRecord shownRecord() {
        if (seen() == null) return null;
        shown = ShownGame.now(shown, round(), ownSeat(), seen(), fairness() == Fairly.FAIR ? opened() : null);
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
        return isHostOlder ? List.of(plan.keeper()) : List.of();
    }

    @Override
    public void say(Phrase phrase) {
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
    public boolean canKeepTable() {
        boolean isPlayed = seen() != null && plan.phase() == Phase.PLAYING && isToTakePart() && !isOvertaken;
        boolean isDeserted = isPlayed && plan.keeper() != Position.NOBODY && away(plan.keeper()) >= Succession.AFTER;
        return isDeserted && station.mayKeepTable() && Succession.isOffered(plan);
    }

    @Override
    public String keepTable() {
        if (!canKeepTable()) throw new IllegalStateException("the table has a keeper");
        Plan own = plan.keptBy(ownSeat(), keeperKey);
        Entries text = new Entries();
        if (!round.keepAsKeeper(text, own)) throw new IllegalStateException("what was told is no game");
        station.keepAsKeeper(text);
        own.tell(text);
        for (int seat = 0; seat < own.seats().size(); seat++)
            if (timeLeft(seat) != Keeper.NO_CLOCK) text.add("clock", seat + " " + timeLeft(seat));
        isOvertaken = true;
        return text.text();
    }

    private void hearAll(Letter letter) {
        boolean isAtOwnKeeping = station.isOwn(letter) && letter.number() > station.number() && !isOvertaken;
        if (isAtOwnKeeping) {
            isOvertaken = true;
            listener.changed();
        }
        // What it said last, said once more on a new line.
        if (Arrays.equals(letter.sender(), keeperKey) && plan != null && whereabouts.find(plan.keeper())) listener.changed();
        boolean isFromHeir = mayFollowHeir() && station.isFromHeir(letter);
        boolean isNews = isFromHeir || letter.number() > heard && station.isFromKeeper(letter);
        Plan told = isNews ? Plan.heard(letter.open(), catalog) : null;
        if (isNews) hearGame(letter);
        if (told == null || isOvertaken || isFromHeir && plan != null && !told.isLike(plan)) return;
        if (isFromHeir) {
            station.follow(letter);
            heardSeat = 0;
        }
        heard = letter.number();
        whereabouts.hear(letter.open(), seconds);
        keeperReading = letter.reading();
        keeperKey = letter.sender();
        boolean isDealt = told.round() > 0 && told.phase() != Phase.INVITING;
        boolean isNewRound = isDealt && (plan == null || told.round() > plan.round() || round == null);
        boolean isRolledBack = plan != null && told.round() < plan.round();
        if (isRolledBack) return;
        if (plan != null && !told.isLike(plan)) {
            // Another table has no place in this letter's room.
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
        isHostOlder = ProtocolVersion.isOlder(letter.open());
        // The deal came to nothing; what was wrong with it is told on.
        if (plan.phase() == Phase.INVITING && faults().isEmpty()) round = null;
        moveAlong();
        if (isNewRound) beginRound();
        if (round != null) round.keptBy(keeperKey);
        listenToOthers();
        boolean isToTell = isAsking();
        int plies = plies();
        if (round != null && plan.phase() != Phase.INVITING) {
            isToTell |= round.hearAll(letter.open(), plan);
            isToTell |= round.hearSealed(letter.open(), letter.number());
        }
        if (isToTell) tell();
        else keep();
        listener.changed();
        tellMoves(plies() - plies);
        talk.hear(letter.open(), plan.round()).forEach((seat, phrase) -> {
            if (seat != ownSeat()) listener.said(seat, phrase);
        });
    }

    /** A device without a seat in the running game has nothing that an heir could undo. */
    private boolean mayFollowHeir() {
        return plan == null || !isToTakePart() && plan.phase() != Phase.INVITING;
    }

    private void hearGame(Letter letter) {
        boolean isFirst = gameId.isEmpty();
        gameId = letter.open().get("game");
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
        return isMissed && told.phase() == Phase.INVITING && wanted != Position.NOBODY && told.seatOf(station.openKey()) < 0;
    }

    private void beginRound() {
        if (!isToTakePart()) {
            // A bot has its seat by now.
            round = null;
            return;
        }
        boolean isBrought = brought != null && broughtRound == plan.round();
        round = isBrought ? GuestRound.takenOver(station, plan, ownSeat(), catalog, brought)
            : new GuestRound(station, plan, ownSeat(), catalog);
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
            station.overhear(seat, letter -> {
                if (other != wanted) hearOther(other, letter);
            });
            if (SharedOpening.isOffered(plan)) station.listenFromSeat(seat, letter -> hearGuest(other, letter));
        }
    }

    private void hearGuest(int from, Letter letter) {
        if (round == null || isOvertaken || from == wanted) return;
        if (round.hearGuest(from, letter)) keep();
    }

    private void hearOther(int seat, Letter letter) {
        boolean isOfRound = round != null && letter.open().number("round", 0) == plan.round();
        if (isOfRound && station.isFromKeeper(letter)) round.compare(seat, letter.open().get("chain"));
    }

    private boolean isToTakePart() {
        return ownSeat() != Position.NOBODY;
    }

    private void hearSeat(Letter letter) {
        if (!station.isFromKeeper(letter) || letter.secret() == null || isOvertaken) return;
        boolean isOfRound = round != null && letter.secret().number("round", 0) == plan.round();
        if (!isOfRound || ownSeat() != wanted || letter.number() <= heardSeat) return;
        heardSeat = letter.number();
        station.inherit(letter.secret().get("heir"));
        Set<Integer> botsBefore = bots();
        int plies = plies();
        GuestRound.News news = round.hearSeat(letter.secret(), letter.open().get("chain"));
        boolean isToTell = round.hearSealed(letter.open(), letter.number());
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
        boolean isReady = keeperReading != null && wanted != Position.NOBODY;
        if (!isReady) return;
        toldAt = seconds;
        confirmAt = Integer.MAX_VALUE;
        Entries open = new Entries().add("name", isOpen() ? "" : name).add("seat", wanted + 1);
        ProtocolVersion.tell(open);
        if (isLeaving) open.add("leaves", "");
        if (isGone) open.add("gone", "");
        Talk.tell(open, said);
        Entries secret = new Entries();
        if (round != null) round.tell(open, secret);
        station.tellFromSeat(wanted, open, secret, keeperReading);
    }

    @Override
    public void frame(int now) {
        seconds = now;
        if (isOvertaken || wanted == Position.NOBODY) return;
        boolean isWaiting = isAsking() || round != null && round.isWaiting(plan);
        if (seconds >= confirmAt || seconds - toldAt >= (isWaiting ? Keeper.REPEAT : Keeper.BEAT)) tell();
    }

    private void keep() {
        // Nothing is known of a table that has never answered.
        if (plan == null && brought == null && wanted == Position.NOBODY) return;
        Entries text = new Entries();
        station.keep(text);
        Talk.tell(text, said);
        text.add("name", name).add("heard", heard).add("heardSeat", heardSeat);
        if (wanted != Position.NOBODY) text.add("wanted", wanted);
        if (keeperReading != null) text.add("reading", Encoded.of(keeperReading));
        if (keeperKey.length > 0) text.add("keeper", Encoded.of(keeperKey));
        if (plan != null) plan.tell(text);
        if (round != null) round.keep(text);
        else if (brought != null) text.add("brought", Encoded.of(brought)).add("broughtRound", broughtRound);
        safe.keep(text.text());
    }
}
