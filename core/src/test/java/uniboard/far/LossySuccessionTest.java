package uniboard.far;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.LossyRelay;
import uniboard.known.PaperSeal;

/**
 * Two people at one table, of whom now one and now the other stays away for so long that the table is kept by whoever is left, while
 * packets are lost, lines cut and pages loaded anew: each game ends, is one and the same for both, and was fair.
 */
class LossySuccessionTest {
    private static final int LONGEST = 60_000;
    private static final Listener NOBODY = new Listener() { };

    private final Device[] devices = new Device[2];
    private Random32 random;
    private Seal seal;
    private LossyRelay relay;
    private int clock;
    private Game game;
    private int successions;

    /** A page, and what its browser keeps. */
    private final class Device {
        private Keeper keeper;
        private Guest guest;
        private LossyRelay.Line line;
        private String safe;
        private boolean wasKeeper;
        private int opened;
        /** When it comes back; 0: it is there. */
        private int awayUntil;

        private boolean isThere() {
            return awayUntil == 0;
        }

        private void open() {
            if (line != null) line.close();
            line = relay.line();
            opened = clock;
        }

        private void keep(String text, boolean isKeepers) {
            safe = text;
            wasKeeper = isKeepers;
        }

        private void invite(Game game) {
            open();
            keeper = Keeper.invite(game, Options.defaults(game), List.of(Occupant.keeper("Ada"), Occupant.FREE), seal, line,
                text -> keep(text, true), NOBODY);
        }

        private void come(Invitation invitation) {
            open();
            guest = Guest.come(invitation, "Bo", FarTable.CATALOG, seal, line, text -> keep(text, false), NOBODY);
            guest.take(1);
        }

        private void goAway() {
            line.close();
            keeper = null;
            guest = null;
            awayUntil = clock + 100 + random.below(1_500);
        }

        private void load() {
            awayUntil = 0;
            if (wasKeeper) goOnAsKeeper(safe);
            else goOnAsGuest(safe);
        }

        private void goOnAsKeeper(String text) {
            open();
            guest = null;
            keeper = Keeper.goOn(text, FarTable.CATALOG, seal, line, kept -> keep(kept, true), NOBODY);
        }

        private void goOnAsGuest(String text) {
            open();
            keeper = null;
            guest = Guest.comeBack(text, FarTable.CATALOG, seal, line, kept -> keep(kept, false), NOBODY);
        }

        private void frame() {
            if (!isThere() && clock >= awayUntil) load();
            if (!isThere()) return;
            if (keeper != null) keeper.frame(clock - opened);
            else guest.frame(clock - opened);
        }

        private void act() {
            if (!isThere()) return;
            if (keeper != null && keeper.asGuest() != null) goOnAsGuest(keeper.asGuest());
            else if (keeper != null) actAsKeeper();
            else if (guest.canKeepTable() && random.below(3) == 0) succeed();
            else if (guest.isToMove()) guest.play(choose(guest.seen().position()));
        }

        private void succeed() {
            successions++;
            goOnAsKeeper(guest.keepTable());
        }

        private void actAsKeeper() {
            if (keeper.phase() == Phase.INVITING && keeper.seats().stream().noneMatch(Occupant::isFree)) keeper.begin();
            if (keeper.phase() != Phase.PLAYING || keeper.isOvertaken()) return;
            int own = Plan.keeper(keeper.seats());
            int mover = keeper.record().replay().toMove();
            if (mover == own || keeper.bots().contains(mover)) keeper.play(choose(keeper.record().replay()));
            else if (keeper.away(1 - own) > 0 && random.below(20) == 0) keeper.propose(Event.bot(1 - own));
        }

        @Override
        public String toString() {
            if (!isThere()) return "away";
            return keeper != null ? "keeper " + keeper.phase() + (keeper.isOvertaken() ? " overtaken" : "")
                : "guest " + guest.phase() + (guest.isOvertaken() ? " overtaken" : "") + (guest.opened() == null ? "" : " opened");
        }

        private Phase phase() {
            return keeper != null ? keeper.phase() : guest == null ? null : guest.phase();
        }
    }

    private int choose(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return game.randomMove(moves, random);
    }

    private boolean isEnded() {
        Keeper keeper = devices[0].keeper != null ? devices[0].keeper : devices[1].keeper;
        Guest guest = devices[0].guest != null ? devices[0].guest : devices[1].guest;
        return keeper != null && guest != null && keeper.phase() == Phase.OVER && guest.opened() != null;
    }

    private void play(Game played, int seed) {
        game = played;
        random = new Random32(seed);
        seal = new PaperSeal(seed);
        relay = new LossyRelay(random, seed % 4);
        clock = 0;
        for (int device = 0; device < 2; device++) devices[device] = new Device();
        devices[0].invite(game);
        devices[1].come(devices[0].keeper.invitation());
        for (int step = 0; !isEnded(); step++) {
            if (step == LONGEST) throw new AssertionError(game.id() + " " + seed + ": " + devices[0] + ", " + devices[1]);
            boolean isQuiet = !relay.deliver();
            if (isQuiet || random.below(20) == 0) {
                clock += devices[0].isThere() && devices[1].isThere() ? 1 : 10;
                for (Device device : devices) device.frame();
            }
            for (Device device : devices) device.act();
            disturb();
        }
        check(game.id() + " " + seed);
    }

    private void disturb() {
        if (random.below(150) != 0) return;
        Device device = devices[random.below(2)];
        if (!device.isThere()) return;
        int what = random.below(8);
        boolean isPlaying = devices[0].phase() == Phase.PLAYING && devices[1].phase() == Phase.PLAYING;
        if (what == 0) device.load();
        else if (what < 4) device.line.cut(what == 1);
        else if (isPlaying && what == 4) device.goAway();
    }

    private void check(String which) {
        Keeper keeper = devices[0].keeper != null ? devices[0].keeper : devices[1].keeper;
        Guest guest = devices[0].guest != null ? devices[0].guest : devices[1].guest;
        assertEquals(List.of(), guest.faults(), which);
        assertEquals(Fairly.FAIR, guest.fairness(), which);
        assertNotEquals(Fairly.NOT_FAIR, keeper.fairness(), which);
        assertEquals(keeper.record().text(), guest.opened().text(), which);
    }

    private void play(int firstSeed, int tables) {
        for (String id : List.of("onitama", "unlur"))
            for (int seed = firstSeed; seed < firstSeed + tables; seed++) play(FarTable.CATALOG.game(id), seed);
        assertNotEquals(0, successions);
    }

    @Test
    void everyGameEnds() {
        play(1, 60);
    }

    @Tag("thorough")
    @Test
    void everyGameEndsAtLength() {
        play(10_000, 1_000);
    }
}
