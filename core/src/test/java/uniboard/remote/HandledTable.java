package uniboard.remote;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Option;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.HandledRelay;
import uniboard.match.GameRecord;

/** A table at a relay that somebody has in their hands. The host sits at the first seat, and each client has the line of its seat. */
final class HandledTable {
    private static final int LONGEST = 200_000;

    private final Game game;
    private final Crypto crypto;
    private final Random32 random;
    private final HandledRelay relay = new HandledRelay();
    private final List<TableClient> clients = new ArrayList<>();
    private final List<HandledRelay.Line> lines = new ArrayList<>();
    /** By seat. */
    private final List<String> kept;
    private final MoveList moves = new MoveList();
    private TableHost host;
    private int clock;

    HandledTable(Game game, int seats, Crypto crypto, int seed) {
        this.game = game;
        this.crypto = crypto;
        random = new Random32(seed);
        kept = new ArrayList<>(Collections.nCopies(seats, null));
        List<Occupant> occupants = new ArrayList<>(Collections.nCopies(seats, Occupant.FREE));
        occupants.set(0, Occupant.host("Ada"));
        lines.add(relay.line());
        host = TableHost.invite(game, options(game, seats), occupants, crypto, lines.get(0), text -> kept.set(0, text),
            new Listener() { });
        for (int seat = 1; seat < seats; seat++) {
            int own = seat;
            lines.add(relay.line());
            clients.add(TableClient.come(host.invitation(), "Guest " + seat, LossyTable.CATALOG, crypto, lines.get(seat),
                text -> kept.set(own, text), new Listener() { }));
        }
    }

    static Options options(Game game, int seats) {
        Options options = Options.defaults(game);
        for (Option option : game.options()) if (option.id().equals("seats")) return options.with("seats", Integer.toString(seats));
        return options;
    }

    TableHost host() {
        return host;
    }

    /** @param seat from 1 */
    TableClient client(int seat) {
        return clients.get(seat - 1);
    }

    List<TableClient> clients() {
        return clients;
    }

    HandledRelay relay() {
        return relay;
    }

    Random32 random() {
        return random;
    }

    Forger forger(int seat) {
        return Forger.of(crypto, kept.get(seat));
    }

    String kept(int seat) {
        return kept.get(seat);
    }

    /** All clients take their seats, and the game is dealt. */
    HandledTable deal() {
        for (int seat = 1; seat <= clients.size(); seat++) client(seat).take(seat);
        playUntil(0);
        return this;
    }

    /** Closes the host's page, and opens one that goes on with what was kept. */
    void restartHost(String from) {
        Transport line = renewed(0);
        host = TableHost.goOn(from, LossyTable.CATALOG, crypto, line, text -> kept.set(0, text), new Listener() { });
        clock = 0;
    }

    /**
     * The host's person goes on at another device; the old one's page stays open.
     *
     * @return whether it has the table
     */
    boolean moveHost(Crypto crypto) {
        String[] taken = {null};
        HandledRelay.Line line = relay.line();
        TakeOver takeOver = TakeOver.with(host.pass(), crypto, line, text -> taken[0] = text);
        for (int second = 0; taken[0] == null && second < 100; second++) {
            takeOver.frame(second);
            settle();
        }
        if (taken[0] == null) return false;
        host = TableHost.goOn(taken[0], LossyTable.CATALOG, crypto, line, text -> kept.set(0, text), new Listener() { });
        settle();
        return true;
    }

    /** Makes a move of the host's, or says something. */
    void playHostsOrWait() {
        Position position = host.record().replay();
        if (position.toMove() == 0) host.play(choose(position));
        else host.say(ChatPhrase.HELLO);
    }

    void restartClient(int seat, String from) {
        Transport line = renewed(seat);
        clients.set(seat - 1,
            TableClient.comeBack(from, LossyTable.CATALOG, crypto, line, text -> kept.set(seat, text), new Listener() { }));
    }

    private Transport renewed(int seat) {
        lines.get(seat).close();
        return lines.get(seat);
    }

    /** Everything arrives that is underway, and what is answered to it. */
    void settle() {
        while (relay.deliver()) continue;
    }

    /** @return whether so many plies have been made, or the game has ended sooner, and nobody waits any longer */
    boolean playUntil(int plies) {
        for (int step = 0; step < LONGEST; step++) {
            settle();
            boolean isThere = host.record() != null && (host.snapshot().phase() == Phase.OVER || host.record().plies() >= plies);
            if (isThere) return true;
            step();
        }
        return false;
    }

    /** @return whether all clients have the game opened */
    boolean playToEnd() {
        for (int step = 0; step < LONGEST; step++) {
            settle();
            if (host.snapshot().phase() == Phase.OVER && clients.stream().allMatch(client -> client.opened() != null)) return true;
            step();
        }
        return false;
    }

    /** One moment, in which anybody who can do something does so. */
    void step() {
        relay.deliver();
        boolean isFull = host.snapshot().phase() == Phase.INVITING && host.snapshot().seats().stream().noneMatch(Occupant::isFree);
        if (isFull) {
            host.begin();
        } else if (!playAnywhere()) {
            tick();
        }
    }

    /** A second goes by. */
    void tick() {
        sleep(1);
    }

    /** All devices let so many seconds go by at once. */
    void sleep(int seconds) {
        clock += seconds;
        host.frame(clock);
        for (TableClient client : clients) client.frame(clock);
    }

    /** The host's device is away: so many seconds go by for the others alone. */
    void hostIsAway(int seconds) {
        lines.get(0).close();
        clock += seconds;
        for (TableClient client : clients) client.frame(clock);
        settle();
    }

    /** @return whether the host is to move by now */
    boolean playUntilHostMoves() {
        int plies = host.record().plies();
        return host.record().replay().toMove() == 0 || playUntil(plies + 1) && playUntilHostMoves();
    }

    private boolean playAnywhere() {
        for (TableClient client : clients) {
            if (!client.isToMove()) continue;
            client.play(choose(client.seen().position()));
            return true;
        }
        if (host.snapshot().phase() != Phase.PLAYING) return false;
        Position position = host.record().replay();
        if (position.toMove() != 0) return false;
        host.play(choose(position));
        return true;
    }

    private int choose(Position position) {
        position.moves(moves);
        return game.randomMove(moves, random);
    }

    /** What nobody but the players may change. */
    String state() {
        GameRecord record = host.record();
        TableSnapshot now = host.snapshot();
        return now.phase() + "\n" + now.seats() + '\n' + now.played().resigned() + '\n' + (record == null ? "" : record.text());
    }
}
