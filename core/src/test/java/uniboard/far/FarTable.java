package uniboard.far;

import java.util.ArrayList;
import java.util.List;
import uniboard.app.AllGames;
import uniboard.game.Catalog;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.LossyRelay;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.TakingBack;

/** A table of several devices that play at random, until all of them have seen the game's end, whatever the relay does to them. */
final class FarTable {
    static final Catalog CATALOG = new AllGames();

    private static final int LONGEST = 400_000;
    private static final int OFTEN = 50;
    /** In so many steps each device asks once to take a move back. */
    private static final int BACK = 100;
    /** At one of so many tables each player has only some minutes. */
    private static final int LIMITED = 4;

    private final Game game;
    private final Random32 random;
    private final Seal seal;
    private final LossyRelay relay;
    private final boolean isDisturbed;
    private final List<GuestDevice> guests = new ArrayList<>();
    private final MoveList moves = new MoveList();
    private Keeper keeper;
    private LossyRelay.Line keeperLine;
    private String keeperSafe;
    private int keeperOpened;
    private Line known;
    private boolean isKeepers;
    private final Watcher watcher;
    private final List<String> heard = new ArrayList<>();
    private int clock;

    /** A guest's device: what it has kept, and since when its page is open. */
    static final class GuestDevice {
        private int seat;
        private Guest guest;
        private LossyRelay.Line line;
        private String safe;
        private int opened;

        GuestDevice(int seat) {
            this.seat = seat;
        }

        Guest guest() {
            return guest;
        }
    }

    /**
     * @param keeperSeat where the inviting device sits; a bot sits at the last seat of four
     * @param faults     of ten packets that are lost, and doubled; 0: the relay is a good one
     * @param isDisturbed whether lines are cut and pages closed
     */
    FarTable(Game game, Options options, int seats, int keeperSeat, Seal seal, Random32 random, int faults, boolean isDisturbed) {
        this.game = game;
        this.random = random;
        this.seal = seal;
        this.isDisturbed = isDisturbed;
        relay = new LossyRelay(random, faults);
        List<Occupant> occupants = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            if (seat == keeperSeat) occupants.add(Occupant.keeper("Ada"));
            else if (seat == 3) occupants.add(Occupant.bot(2));
            else occupants.add(Occupant.FREE);
            if (occupants.get(seat).isFree()) guests.add(new GuestDevice(seat));
        }
        keeperLine = relay.line();
        keeper = Keeper.invite(game, options, occupants, seal, keeperLine, text -> keeperSafe = text, ear("keeper"));
        if (random.below(LIMITED) == 0) keeper.limit(1 + random.below(10));
        watcher = Watcher.come(keeper.invitation().toWatch(seal), CATALOG, seal, relay.line(), ear("watcher"));
        for (GuestDevice device : guests) {
            device.line = relay.line();
            device.guest = Guest.come(keeper.invitation(), "Guest " + device.seat, CATALOG, seal, device.line, text -> device.safe = text,
                ear("guest " + device.seat));
            device.guest.take(device.seat);
        }
    }

    private Listener ear(String who) {
        return new Listener() {
            @Override
            public void said(int seat, Phrase phrase) {
                heard.add(who + " hears " + seat + ": " + phrase.text());
            }
        };
    }

    /** What people at all devices were told that others say. */
    List<String> heard() {
        return heard;
    }

    Watcher watcher() {
        return watcher;
    }

    Keeper keeper() {
        return keeper;
    }

    List<GuestDevice> guests() {
        return guests;
    }

    LossyRelay relay() {
        return relay;
    }

    /** Plays a whole game. */
    void play() {
        for (int step = 0; !isEnded(); step++) {
            if (step == LONGEST) throw new AssertionError("stuck: " + keeper.phase() + " " + keeper.record());
            step();
        }
    }

    /** Plays another game, once everybody wants one. */
    void playAgain() {
        keeper.wantAnother();
        for (int step = 0; !areAllReady(); step++) {
            if (step == LONGEST) throw new AssertionError("another game isn't wanted");
            if (step % OFTEN == 0) for (GuestDevice device : guests) device.guest.wantAnother();
            step();
        }
        known = null;
        for (GuestDevice device : guests) device.seat = (device.guest.ownSeat() + 1) % keeper.seats().size();
        keeper.begin();
        play();
    }

    /** Whether all want another game: then nobody's seat is left to a bot. */
    private boolean areAllReady() {
        boolean areReady = keeper.isAnotherWanted();
        for (int seat = 0; seat < keeper.seats().size(); seat++)
            areReady &= !keeper.seats().get(seat).isGuest() || keeper.presence(seat) == Presence.WANTS_ANOTHER && keeper.away(seat) == 0;
        return areReady;
    }

    private boolean isEnded() {
        return keeper.phase() == Phase.OVER && guests.stream().allMatch(device -> device.guest.opened() != null) && isWatched();
    }

    /** Whether whoever watches has seen the last move. */
    private boolean isWatched() {
        SeatRecord seen = watcher.seen();
        String last = game.notation().positionText(Match.view(keeper.record().replay(), Position.NOBODY));
        return watcher.phase() == Phase.OVER && seen != null && seen.view(seen.plies()).equals(last);
    }

    void step() {
        if (isDisturbed) disturb();
        if (!relay.deliver() || random.below(20) == 0) {
            clock++;
            keeper.frame(clock - keeperOpened);
            for (GuestDevice device : guests) device.guest.frame(clock - device.opened);
        }
        if (keeper.phase() == Phase.INVITING && keeper.seats().stream().noneMatch(Occupant::isFree)) keeper.begin();
        if (keeper.phase() == Phase.PLAYING) playKeepers();
        for (GuestDevice device : guests) if (isShutOut(device.guest)) device.guest.take(freeSeat(device));
        if (keeper.phase() == Phase.PLAYING) takeBack();
        for (GuestDevice device : guests)
            if (device.guest.isToMove() && !isOpen(device.guest.proposal())) device.guest.play(choose(device.guest.seen().position()));
    }

    /** The device's own, or else any that it sees to be free. */
    private static int freeSeat(GuestDevice device) {
        List<Occupant> seats = device.guest.seats();
        boolean isAnother = !seats.get(device.seat).isFree() && seats.contains(Occupant.FREE);
        return isAnother ? seats.indexOf(Occupant.FREE) : device.seat;
    }

    /** Whoever was away while a deal came to nothing takes a seat again. */
    private static boolean isShutOut(Guest guest) {
        return guest.phase() == Phase.INVITING && guest.round() > 0 && guest.ownSeat() == Position.NOBODY && !guest.isAsking();
    }

    /** Now and then somebody asks to take a move back; most are for it. */
    private void takeBack() {
        int asking = random.below((guests.size() + 1) * BACK);
        int seat = asking > guests.size() ? Position.NOBODY : asking == guests.size() ? keeperSeat() : guests.get(asking).guest.ownSeat();
        if (seat != Position.NOBODY) propose(asking, Event.back(TakingBack.plies(keeper.record(), seat)));
        if (isOpen(keeper.proposal())) keeper.answer(random.below(4) > 0);
        askForBots(random.below((guests.size() + 1) * BACK));
        for (GuestDevice device : guests) {
            Proposal heard = device.guest.proposal();
            if (isOpen(heard) && heard.isAsked(device.guest.ownSeat())) device.guest.answer(random.below(4) > 0);
        }
    }

    private int keeperSeat() {
        return keeper.seats().stream().map(Occupant::kind).toList().indexOf(Occupant.Kind.KEEPER);
    }

    /** @param asking a guest by number; as many as there are: the keeper */
    private void propose(int asking, Event event) {
        if (asking == guests.size()) keeper.propose(event);
        else if (asking < guests.size() && guests.get(asking).guest.phase() == Phase.PLAYING) guests.get(asking).guest.propose(event);
    }

    /** Whoever is waited for long enough is given a bot. */
    private void askForBots(int asking) {
        for (int seat = 0; seat < keeper.seats().size(); seat++) if (isAway(seat)) propose(asking, Event.bot(seat));
    }

    private boolean isAway(int seat) {
        return keeper.away(seat) > 0 || keeper.presence(seat) == Presence.GONE;
    }

    private static boolean isOpen(Proposal request) {
        return request != null && !request.isRefused();
    }

    /** Everything that happened at the table, in the keeper's order. */
    Course course() {
        return Course.heard(Entries.read(keeperSafe), CATALOG);
    }

    private void playKeepers() {
        GameRecord record = keeper.record();
        boolean isNothingNew = keeper.line().equals(known) && !isKeepers && keeper.bots().isEmpty();
        if (keeper.areMovesSealed() || isOpen(keeper.proposal()) || isNothingNew) return;
        known = keeper.line();
        Position position = record.replay();
        int mover = position.toMove();
        isKeepers = mover != Position.NOBODY && (!keeper.seats().get(mover).isGuest() || keeper.bots().contains(mover));
        if (isKeepers) keeper.play(choose(position));
    }

    private int choose(Position position) {
        position.moves(moves);
        return game.randomMove(moves, random);
    }

    /** Now and then a line is cut or mended, or a page is closed and opened anew. */
    private void disturb() {
        if (random.below(200) != 0) return;
        int device = random.below(guests.size() + 1);
        int what = random.below(4);
        if (device == guests.size()) {
            if (what > 0) {
                keeperLine.cut(what > 1);
                return;
            }
            keeperLine.close();
            keeperLine = relay.line();
            keeperOpened = clock;
            keeper = Keeper.goOn(keeperSafe, CATALOG, seal, keeperLine, text -> keeperSafe = text, new Listener() { });
        } else {
            disturb(guests.get(device), what);
        }
    }

    /** The device that had the seat goes on listening. */
    void moveToAnotherDevice(GuestDevice device) {
        device.line = relay.line();
        device.opened = clock;
        device.guest = Guest.takeOver(device.guest.pass(), "", CATALOG, seal, device.line, text -> device.safe = text, new Listener() { });
    }

    private void disturb(GuestDevice device, int what) {
        if (what > 0 || device.safe == null) {
            device.line.cut(what > 1);
            return;
        }
        device.line.close();
        device.line = relay.line();
        device.opened = clock;
        device.guest = Guest.comeBack(device.safe, CATALOG, seal, device.line, text -> device.safe = text, new Listener() { });
    }
}
