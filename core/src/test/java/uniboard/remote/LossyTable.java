package uniboard.remote;

import java.util.ArrayList;
import java.util.List;
import uniboard.app.registry.AllGames;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.LossyRelay;
import uniboard.match.Match;
import uniboard.match.TakebackRules;

/** A table of several devices that play at random, until all of them have seen the game's end, whatever the relay does to them. */
final class LossyTable {
    static final Catalog CATALOG = new AllGames();

    private static final int LONGEST = 400_000;
    private static final int OFTEN = 50;
    /** In so many steps each device asks once to take a move back. */
    private static final int BACK = 100;
    /** At one of so many tables each player has only some minutes. */
    private static final int LIMITED = 4;

    private final Game game;
    private final Random32 random;
    private final Crypto crypto;
    private final LossyRelay relay;
    private final boolean isDisturbed;
    private final List<ClientDevice> clients = new ArrayList<>();
    private final MoveList moves = new MoveList();
    private TableHost host;
    private LossyRelay.Line hostLine;
    private String hostStored;
    private int hostOpened;
    private Line known;
    private boolean isHosts;
    private final Spectator spectator;
    private final List<String> heard = new ArrayList<>();
    private int clock;

    /** A client's device: what it has kept, and since when its page is open. */
    static final class ClientDevice {
        private int seat;
        private TableClient client;
        private LossyRelay.Line line;
        private String store;
        private int opened;

        ClientDevice(int seat) {
            this.seat = seat;
        }

        TableClient client() {
            return client;
        }
    }

    /**
     * @param hostSeat where the inviting device sits; a bot sits at the last seat of four
     * @param faults     of ten packets that are lost, and doubled; 0: the relay is a good one
     * @param isDisturbed whether lines are cut and pages closed
     */
    LossyTable(Game game, Options options, int seats, int hostSeat, Crypto crypto, Random32 random, int faults, boolean isDisturbed) {
        this.game = game;
        this.random = random;
        this.crypto = crypto;
        this.isDisturbed = isDisturbed;
        relay = new LossyRelay(random, faults);
        List<Occupant> occupants = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            if (seat == hostSeat) occupants.add(Occupant.host("Ada"));
            else if (seat == 3) occupants.add(Occupant.bot(2));
            else occupants.add(Occupant.FREE);
            if (occupants.get(seat).isFree()) clients.add(new ClientDevice(seat));
        }
        hostLine = relay.line();
        host = TableHost.invite(game, options, occupants, crypto, hostLine, text -> hostStored = text, ear("host"));
        if (random.below(LIMITED) == 0) host.limit(1 + random.below(10));
        spectator = Spectator.come(host.invitation().toWatch(crypto), CATALOG, crypto, relay.line(), ear("spectator"));
        for (ClientDevice device : clients) {
            device.line = relay.line();
            device.client = TableClient.come(host.invitation(), "Guest " + device.seat, CATALOG, crypto, device.line,
                text -> device.store = text,
                ear("client " + device.seat));
            device.client.take(device.seat);
        }
    }

    private Listener ear(String who) {
        return new Listener() {
            @Override
            public void said(int seat, ChatPhrase phrase) {
                heard.add(who + " hears " + seat + ": " + phrase.text());
            }
        };
    }

    /** What people at all devices were told that others say. */
    List<String> heard() {
        return heard;
    }

    Spectator spectator() {
        return spectator;
    }

    TableHost host() {
        return host;
    }

    List<ClientDevice> clients() {
        return clients;
    }

    LossyRelay relay() {
        return relay;
    }

    /** Plays a whole game. */
    void play() {
        for (int step = 0; !isEnded(); step++) {
            if (step == LONGEST) throw new AssertionError("stuck: " + host.snapshot().phase() + " " + host.record());
            step();
        }
    }

    /** Plays another game, once everybody wants one. */
    void playAgain() {
        host.wantAnother();
        for (int step = 0; !areAllReady(); step++) {
            if (step == LONGEST) throw new AssertionError("another game isn't wanted");
            if (step % OFTEN == 0) for (ClientDevice device : clients) device.client.wantAnother();
            step();
        }
        known = null;
        for (ClientDevice device : clients) device.seat = (device.client.snapshot().ownSeat() + 1) % host.snapshot().seats().size();
        host.begin();
        play();
    }

    /** Whether all want another game: then nobody's seat is left to a bot. */
    private boolean areAllReady() {
        boolean areReady = host.isAnotherWanted();
        TableSnapshot now = host.snapshot();
        for (int seat = 0; seat < now.seats().size(); seat++)
            areReady &= !now.seats().get(seat).isClient() || now.presence(seat) == Presence.WANTS_ANOTHER && now.away(seat) == 0;
        return areReady;
    }

    private boolean isEnded() {
        return host.snapshot().phase() == Phase.OVER && clients.stream().allMatch(device -> device.client.opened() != null) && isWatched();
    }

    /** Whether anybody who watches has seen the last move. */
    private boolean isWatched() {
        SeatRecord seen = spectator.seen();
        String last = game.notation().positionText(Match.view(host.record().replay(), Position.NOBODY));
        return spectator.snapshot().phase() == Phase.OVER && seen != null && seen.view(seen.plies()).equals(last);
    }

    void step() {
        if (isDisturbed) disturb();
        if (!relay.deliver() || random.below(20) == 0) {
            clock++;
            host.frame(clock - hostOpened);
            for (ClientDevice device : clients) device.client.frame(clock - device.opened);
        }
        TableSnapshot now = host.snapshot();
        if (now.phase() == Phase.INVITING && now.seats().stream().noneMatch(Occupant::isFree)) {
            host.begin();
            now = host.snapshot();
        }
        if (now.phase() == Phase.PLAYING) playHosts(now);
        for (ClientDevice device : clients) if (isShutOut(device.client)) device.client.take(freeSeat(device));
        takeBack(host.snapshot());
        for (ClientDevice device : clients)
            if (device.client.isToMove()
                && !isOpen(device.client.snapshot().proposal())) device.client.play(choose(device.client.seen().position()));
    }

    /** The device's own, or else any that it sees to be free. */
    private static int freeSeat(ClientDevice device) {
        List<Occupant> seats = device.client.snapshot().seats();
        boolean isAnother = !seats.get(device.seat).isFree() && seats.contains(Occupant.FREE);
        return isAnother ? seats.indexOf(Occupant.FREE) : device.seat;
    }

    /** Anybody who was away while a deal came to nothing takes a seat again. */
    private static boolean isShutOut(TableClient client) {
        if (client.isAsking()) return false;
        TableSnapshot seen = client.snapshot();
        return seen.phase() == Phase.INVITING && seen.round() > 0 && seen.ownSeat() == Position.NOBODY;
    }

    /** Now and then somebody asks to take a move back; most are for it. */
    private void takeBack(TableSnapshot now) {
        if (now.phase() != Phase.PLAYING) return;
        int asking = random.below((clients.size() + 1) * BACK);
        int seat = asking > clients.size() ? Position.NOBODY : asking == clients.size() ? hostSeat(now)
            : clients.get(asking).client.snapshot().ownSeat();
        if (seat != Position.NOBODY) propose(asking, Event.back(TakebackRules.plies(host.record(), seat)));
        if (isOpen(host.snapshot().proposal())) host.answer(random.below(4) > 0);
        askForBots(random.below((clients.size() + 1) * BACK), now);
        for (ClientDevice device : clients) {
            TableSnapshot seen = device.client.snapshot();
            Proposal heard = seen.proposal();
            if (isOpen(heard) && heard.isAsked(seen.ownSeat())) device.client.answer(random.below(4) > 0);
        }
    }

    private static int hostSeat(TableSnapshot now) {
        return now.seats().stream().map(Occupant::kind).toList().indexOf(Occupant.Kind.HOST);
    }

    /** @param asking a client by number; as many as there are: the host */
    private void propose(int asking, Event event) {
        if (asking == clients.size()) host.propose(event);
        else if (asking < clients.size()
            && clients.get(asking).client.snapshot().phase() == Phase.PLAYING) clients.get(asking).client.propose(event);
    }

    /** Anybody who is waited for long enough is given a bot. */
    private void askForBots(int asking, TableSnapshot now) {
        for (int seat = 0; seat < now.seats().size(); seat++) if (isAway(seat, now)) propose(asking, Event.bot(seat));
    }

    private static boolean isAway(int seat, TableSnapshot now) {
        return now.away(seat) > 0 || now.presence(seat) == Presence.GONE;
    }

    private static boolean isOpen(Proposal request) {
        return request != null && !request.isRefused();
    }

    /** Everything that happened at the table, in the host's order. */
    EventLog log() {
        return EventLog.heard(Fields.read(hostStored), CATALOG);
    }

    private void playHosts(TableSnapshot now) {
        boolean isNothingNew = now.played().line().equals(known) && !isHosts && now.bots().isEmpty();
        if (now.played().areMovesSealed() || isOpen(now.proposal()) || isNothingNew) return;
        known = now.played().line();
        Position position = host.record().replay();
        int mover = position.toMove();
        isHosts = mover != Position.NOBODY && (!now.seats().get(mover).isClient() || now.bots().contains(mover));
        if (isHosts) host.play(choose(position));
    }

    private int choose(Position position) {
        position.moves(moves);
        return game.randomMove(moves, random);
    }

    /** Now and then a line is cut or mended, or a page is closed and opened again. */
    private void disturb() {
        if (random.below(200) != 0) return;
        int device = random.below(clients.size() + 1);
        int what = random.below(4);
        if (device == clients.size()) {
            if (what > 0) {
                hostLine.cut(what > 1);
                return;
            }
            hostLine.close();
            hostLine = relay.line();
            hostOpened = clock;
            host = TableHost.goOn(hostStored, CATALOG, crypto, hostLine, text -> hostStored = text, new Listener() { });
        } else {
            disturb(clients.get(device), what);
        }
    }

    /** The device that had the seat goes on listening. */
    void moveToAnotherDevice(ClientDevice device) {
        device.line = relay.line();
        device.opened = clock;
        device.client = TableClient.takeOver(device.client.pass(), "", CATALOG, crypto, device.line, text -> device.store = text,
            new Listener() { });
    }

    private void disturb(ClientDevice device, int what) {
        if (what > 0 || device.store == null) {
            device.line.cut(what > 1);
            return;
        }
        device.line.close();
        device.line = relay.line();
        device.opened = clock;
        device.client = TableClient.comeBack(device.store, CATALOG, crypto, device.line, text -> device.store = text, new Listener() { });
    }
}
