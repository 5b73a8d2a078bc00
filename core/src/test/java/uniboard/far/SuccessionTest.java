package uniboard.far;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.known.PaperSeal;
import uniboard.match.Match;

/** Whoever keeps a table stays away, and the other person's device keeps it. */
class SuccessionTest {
    private static final Seal SEAL = new PaperSeal(7);
    private static final Listener NOBODY = new Listener() { };

    private final Random32 random = new Random32(3);
    /** Of both people's devices, as kept last. */
    private final String[] kept = new String[2];
    private HandledTable table;
    private Keeper heir;
    private Guest former;
    private int clock;

    private void deal(String id, int plies) {
        Game game = FarTable.CATALOG.game(id);
        table = new HandledTable(game, 2, SEAL, 5).deal();
        assertTrue(table.playUntil(plies));
        table.settle();
    }

    /** The first device hears and says nothing for eleven minutes; then the other one keeps the table. */
    private void succeed() {
        table.keeperIsAway(660);
        Guest guest = table.guest(1);
        assertTrue(guest.canKeepTable());
        heir = Keeper.goOn(guest.keepTable(), FarTable.CATALOG, SEAL, table.relay().line(), text -> kept[1] = text, NOBODY);
        assertNotNull(heir);
        clock = 660;
        heir.frame(clock);
        table.settle();
    }

    private Keeper formerKeeper() {
        return Keeper.goOn(table.kept(0), FarTable.CATALOG, SEAL, table.relay().line(), text -> { }, NOBODY);
    }

    /** The first device comes back. */
    private void comeBack() {
        Keeper old = formerKeeper();
        heir.frame(++clock);
        table.settle();
        assertTrue(old.isOvertaken());
        assertNotNull(old.asGuest());
        former = guest(old.asGuest());
    }

    private Guest guest(String from) {
        return Guest.comeBack(from, FarTable.CATALOG, SEAL, table.relay().line(), text -> kept[0] = text, NOBODY);
    }

    private int choose(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return heir.game().randomMove(moves, random);
    }

    private int heirsSeat() {
        return Plan.keeper(heir.seats());
    }

    private void step() {
        table.settle();
        int mover = heir.phase() == Phase.PLAYING ? heir.record().replay().toMove() : Position.NOBODY;
        if (former != null && former.isToMove()) former.play(choose(former.seen().position()));
        else if (mover == heirsSeat() || heir.bots().contains(mover)) heir.play(choose(heir.record().replay()));
        clock++;
        heir.frame(clock);
        if (former != null) former.frame(clock);
        table.settle();
    }

    private void playToEnd() {
        for (int i = 0; i < 2_000 && (heir.phase() != Phase.OVER || former.opened() == null); i++) step();
    }

    private void assertFair() {
        assertEquals(Phase.OVER, heir.phase());
        assertEquals(List.of(), former.faults());
        assertEquals(Fairly.FAIR, former.fairness());
        assertEquals(Fairly.FAIR, heir.fairness());
        assertEquals(heir.record().text(), former.opened().text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur"})
    void bothPlayOnWhenWhoeverWasAwayComesBack(String id) {
        deal(id, 6);
        String before = table.keeper().record().text();
        succeed();
        assertEquals(before, heir.record().text());
        step();
        comeBack();
        playToEnd();
        assertFair();
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur"})
    void aBotPlaysUntilThen(String id) {
        deal(id, 4);
        succeed();
        heir.propose(Event.bot(0));
        assertEquals(1, heir.bots().size());
        for (int i = 0; i < 3; i++) step();
        assertTrue(heir.record().plies() >= 7);
        comeBack();
        step();
        step();
        assertEquals(0, heir.bots().size());
        playToEnd();
        assertFair();
    }

    private void beginAnother() {
        heir.wantAnother();
        former.wantAnother();
        table.settle();
        heir.begin();
        table.settle();
    }

    @Test
    void anotherGameFollows() {
        deal("onitama", 4);
        succeed();
        comeBack();
        playToEnd();
        beginAnother();
        assertEquals(0, heirsSeat());
        playToEnd();
        assertEquals(Fairly.FAIR, former.fairness());
        assertEquals(2, former.round());
    }

    @Test
    void aMoveThatNobodyGotIsMadeAnew() {
        deal("onitama", 4);
        assertTrue(table.playUntilKeeperMoves());
        table.relay().putInto((to, packet) -> null);
        table.playKeepersOrWait();
        table.settle();
        table.relay().putInto((to, packet) -> packet);
        int plies = table.keeper().record().plies();
        succeed();
        Keeper old = formerKeeper();
        heir.frame(++clock);
        table.settle();
        assertTrue(old.isMoveLost());
        former = guest(old.asGuest());
        table.settle();
        assertEquals(plies - 1, former.seen().plies());
        assertTrue(former.isToMove());
        playToEnd();
        assertFair();
    }

    @Test
    void aMoveThatWasOnItsWayIsMade() {
        deal("onitama", 4);
        while (!table.guest(1).isToMove()) assertTrue(table.playUntil(table.keeper().record().plies() + 1));
        table.settle();
        int plies = table.keeper().record().plies();
        table.keeperIsAway(10);
        table.guest(1).play(new Match(table.keeper().record()).choices().get(0).move());
        succeed();
        assertEquals(plies + 1, heir.record().plies());
        comeBack();
        playToEnd();
        assertFair();
    }

    @Test
    void theFormerKeeperMayKeepItAgain() {
        deal("onitama", 4);
        succeed();
        comeBack();
        for (int i = 0; i < 3; i++) step();
        assertFalse(former.canKeepTable());
        former.frame(clock + 700);
        assertTrue(former.canKeepTable());
        Keeper again = Keeper.goOn(former.keepTable(), FarTable.CATALOG, SEAL, table.relay().line(), text -> kept[0] = text, NOBODY);
        table.settle();
        assertTrue(heir.isOvertaken());
        Guest other = guest(heir.asGuest());
        Guest first = former;
        former = null;
        for (int i = 0; i < 2_000 && (again.phase() != Phase.OVER || other.opened() == null); i++) {
            table.settle();
            int mover = again.phase() == Phase.PLAYING ? again.record().replay().toMove() : Position.NOBODY;
            if (other.isToMove()) other.play(choose(other.seen().position()));
            else if (mover == 0) again.play(choose(again.record().replay()));
            again.frame(++clock);
            other.frame(clock);
        }
        assertTrue(first.isOvertaken());
        assertEquals(List.of(), other.faults());
        assertEquals(Fairly.FAIR, other.fairness());
    }

    @Test
    void nobodyTakesItFromAKeeperWhoIsThere() {
        deal("onitama", 4);
        // The guest's device alone hears nothing.
        for (int second = 0; second < 700; second += 10) {
            table.sleep(10);
            table.settle();
        }
        assertFalse(table.guest(1).canKeepTable());
        assertThrows(IllegalStateException.class, table.guest(1)::keepTable);
        Keeper present = table.keeper();
        table.guest(1).frame(5_000);
        heir = Keeper.goOn(table.guest(1).keepTable(), FarTable.CATALOG, SEAL, table.relay().line(), text -> { }, NOBODY);
        table.settle();
        assertFalse(present.isOvertaken());
        assertNull(present.asGuest());
    }

    @Test
    void nobodyTakesItWithoutTheKeepersWord() {
        deal("onitama", 4);
        Watcher watcher = Watcher.come(table.keeper().invitation().toWatch(SEAL), FarTable.CATALOG, SEAL, table.relay().line(), NOBODY);
        table.keeperIsAway(660);
        watcher.frame(660);
        String heirs = table.guest(1).keepTable();
        Seal.Keys strangers = SEAL.signingKeys(new byte[Seal.KEY]);
        String forged = Testament.of(SEAL, "uniboard/", strangers, strangers.open()).text();
        heir = Keeper.goOn(heirs.replaceAll("testament .*", "testament " + forged), FarTable.CATALOG, SEAL, table.relay().line(),
            text -> { }, NOBODY);
        Keeper back = formerKeeper();
        heir.frame(1);
        table.settle();
        assertFalse(back.isOvertaken());
        assertEquals(Occupant.Kind.KEEPER, watcher.seats().get(0).kind());
    }

    @Test
    void nobodyUndoesWhatTheyHadSeen() {
        deal("onitama", 4);
        String earlier = table.kept(1);
        assertTrue(table.playUntil(8));
        table.settle();
        table.keeperIsAway(660);
        Guest forgetful = guest(earlier);
        forgetful.frame(660);
        heir = Keeper.goOn(forgetful.keepTable(), FarTable.CATALOG, SEAL, table.relay().line(), text -> { }, NOBODY);
        assertEquals(4, heir.record().plies());
        Keeper back = formerKeeper();
        heir.frame(1);
        table.settle();
        heir.frame(100);
        table.settle();
        assertNull(back.asGuest());
        assertEquals(8, back.record().plies());
    }

    @ParameterizedTest
    @ValueSource(strings = {"unikat", "unitary"})
    void whereSomethingIsHiddenNobodyTakesItOver(String id) {
        deal(id, 2);
        table.keeperIsAway(2_000);
        assertFalse(table.guest(1).canKeepTable());
    }

    @Test
    void whoeverWatchesFollows() {
        deal("onitama", 4);
        Invitation toWatch = table.keeper().invitation().toWatch(SEAL);
        Watcher watcher = Watcher.come(toWatch, FarTable.CATALOG, SEAL, table.relay().line(), NOBODY);
        table.keeperIsAway(660);
        watcher.frame(660);
        heir = Keeper.goOn(table.guest(1).keepTable(), FarTable.CATALOG, SEAL, table.relay().line(), text -> { }, NOBODY);
        table.settle();
        clock = 660;
        comeBack();
        for (int i = 0; i < 4; i++) step();
        assertEquals(heir.record().plies(), watcher.seen().plies());
        Watcher late = Watcher.come(toWatch, FarTable.CATALOG, SEAL, table.relay().line(), NOBODY);
        heir.say(Phrase.HELLO);
        table.settle();
        assertEquals(Occupant.Kind.KEEPER, late.seats().get(1).kind());
    }

    private Guest newcomer(Keeper keeper) {
        return Guest.come(keeper.invitation(), "", FarTable.CATALOG, SEAL, table.relay().line(), text -> { }, NOBODY);
    }

    @Test
    void newcomersFindTheHeir() {
        deal("onitama", 4);
        Guest early = newcomer(table.keeper());
        succeed();
        Guest late = newcomer(heir);
        table.settle();
        for (Guest guest : List.of(early, late)) assertEquals(1, Plan.keeper(guest.seats()));
    }

    /** Its last word stands at the relay then, and not the heir's. */
    @Test
    void newcomersFindTheHeirThoughTheFormerKeeperHasSpoken() {
        deal("onitama", 4);
        succeed();
        formerKeeper();
        Guest guest = newcomer(heir);
        table.settle();
        assertEquals(1, Plan.keeper(guest.seats()));
    }

    @Test
    void theFormerKeepersSeatGoesToAnotherDevice() {
        deal("onitama", 4);
        succeed();
        comeBack();
        playToEnd();
        beginAnother();
        step();
        Guest before = former;
        former = Guest.takeOver(before.pass(), "", FarTable.CATALOG, SEAL, table.relay().line(), text -> kept[0] = text, NOBODY);
        playToEnd();
        assertTrue(before.isOvertaken());
        assertEquals(List.of(), former.faults());
        assertEquals(Fairly.FAIR, former.fairness());
    }

    @Test
    void theTableIsGoneOnWithAfterTheHeirsPageIsLoadedAnew() {
        deal("onitama", 4);
        succeed();
        heir = Keeper.goOn(kept[1], FarTable.CATALOG, SEAL, table.relay().line(), text -> kept[1] = text, NOBODY);
        comeBack();
        step();
        former = guest(kept[0]);
        playToEnd();
        assertFair();
    }
}
