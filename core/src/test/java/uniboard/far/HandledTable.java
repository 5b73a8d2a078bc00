package uniboard.far;

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

/** A table at a relay that somebody has in their hands. The keeper sits at the first seat, and each guest has the line of its seat. */
final class HandledTable {
    private static final int LONGEST = 200_000;

    private final Game game;
    private final Seal seal;
    private final Random32 random;
    private final HandledRelay relay = new HandledRelay();
    private final List<Guest> guests = new ArrayList<>();
    private final List<HandledRelay.Line> lines = new ArrayList<>();
    /** By seat. */
    private final List<String> kept;
    private final MoveList moves = new MoveList();
    private Keeper keeper;
    private int clock;

    HandledTable(Game game, int seats, Seal seal, int seed) {
        this.game = game;
        this.seal = seal;
        random = new Random32(seed);
        kept = new ArrayList<>(Collections.nCopies(seats, null));
        List<Occupant> occupants = new ArrayList<>(Collections.nCopies(seats, Occupant.FREE));
        occupants.set(0, Occupant.keeper("Ada"));
        lines.add(relay.line());
        keeper = Keeper.invite(game, options(game, seats), occupants, seal, lines.get(0), text -> kept.set(0, text),
            new Listener() { });
        for (int seat = 1; seat < seats; seat++) {
            int own = seat;
            lines.add(relay.line());
            guests.add(Guest.come(keeper.invitation(), "Guest " + seat, FarTable.CATALOG, seal, lines.get(seat),
                text -> kept.set(own, text), new Listener() { }));
        }
    }

    static Options options(Game game, int seats) {
        Options options = Options.defaults(game);
        for (Option option : game.options()) if (option.id().equals("seats")) return options.with("seats", Integer.toString(seats));
        return options;
    }

    Keeper keeper() {
        return keeper;
    }

    /** @param seat from 1 */
    Guest guest(int seat) {
        return guests.get(seat - 1);
    }

    List<Guest> guests() {
        return guests;
    }

    HandledRelay relay() {
        return relay;
    }

    Random32 random() {
        return random;
    }

    Forger forger(int seat) {
        return Forger.of(seal, kept.get(seat));
    }

    String kept(int seat) {
        return kept.get(seat);
    }

    /** All guests take their seats, and the game is dealt. */
    HandledTable deal() {
        for (int seat = 1; seat <= guests.size(); seat++) guest(seat).take(seat);
        playUntil(0);
        return this;
    }

    /** Closes the keeper's page, and opens one that goes on with what was kept. */
    void restartKeeper(String from) {
        Wire line = renewed(0);
        keeper = Keeper.goOn(from, FarTable.CATALOG, seal, line, text -> kept.set(0, text), new Listener() { });
        clock = 0;
    }

    /**
     * The keeper's person goes on at another device; the old one's page stays open.
     *
     * @return whether it has the table
     */
    boolean moveKeeper(Seal seal) {
        String[] taken = {null};
        HandledRelay.Line line = relay.line();
        TakeOver takeOver = TakeOver.with(keeper.pass(), seal, line, text -> taken[0] = text);
        for (int second = 0; taken[0] == null && second < 100; second++) {
            takeOver.frame(second);
            settle();
        }
        if (taken[0] == null) return false;
        keeper = Keeper.goOn(taken[0], FarTable.CATALOG, seal, line, text -> kept.set(0, text), new Listener() { });
        settle();
        return true;
    }

    /** Makes a move of the keeper's, or says something. */
    void playKeepersOrWait() {
        Position position = keeper.record().replay();
        if (position.toMove() == 0) keeper.play(choose(position));
        else keeper.say(Phrase.HELLO);
    }

    void restartGuest(int seat, String from) {
        Wire line = renewed(seat);
        guests.set(seat - 1,
            Guest.comeBack(from, FarTable.CATALOG, seal, line, text -> kept.set(seat, text), new Listener() { }));
    }

    private Wire renewed(int seat) {
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
            boolean isThere = keeper.record() != null && (keeper.phase() == Phase.OVER || keeper.record().plies() >= plies);
            if (isThere) return true;
            step();
        }
        return false;
    }

    /** @return whether all guests have the game opened */
    boolean playToEnd() {
        for (int step = 0; step < LONGEST; step++) {
            settle();
            if (keeper.phase() == Phase.OVER && guests.stream().allMatch(guest -> guest.opened() != null)) return true;
            step();
        }
        return false;
    }

    /** One moment, in which whoever can do something does so. */
    void step() {
        relay.deliver();
        boolean isFull = keeper.phase() == Phase.INVITING && keeper.seats().stream().noneMatch(Occupant::isFree);
        if (isFull) {
            keeper.begin();
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
        keeper.frame(clock);
        for (Guest guest : guests) guest.frame(clock);
    }

    /** The keeper's device is away: so many seconds go by for the others alone. */
    void keeperIsAway(int seconds) {
        lines.get(0).close();
        clock += seconds;
        for (Guest guest : guests) guest.frame(clock);
        settle();
    }

    /** @return whether the keeper is to move by now */
    boolean playUntilKeeperMoves() {
        int plies = keeper.record().plies();
        return keeper.record().replay().toMove() == 0 || playUntil(plies + 1) && playUntilKeeperMoves();
    }

    private boolean playAnywhere() {
        for (Guest guest : guests) {
            if (!guest.isToMove()) continue;
            guest.play(choose(guest.seen().position()));
            return true;
        }
        if (keeper.phase() != Phase.PLAYING) return false;
        Position position = keeper.record().replay();
        if (position.toMove() != 0) return false;
        keeper.play(choose(position));
        return true;
    }

    private int choose(Position position) {
        position.moves(moves);
        return game.randomMove(moves, random);
    }

    /** What nobody but the players may change. */
    String state() {
        GameRecord record = keeper.record();
        return keeper.phase() + "\n" + keeper.seats() + '\n' + keeper.resigned() + '\n' + (record == null ? "" : record.text());
    }
}
