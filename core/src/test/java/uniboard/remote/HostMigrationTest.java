package uniboard.remote;

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
import uniboard.known.PaperCrypto;
import uniboard.match.Match;

/** A table's host stays away, and the other person's device keeps it. */
class HostMigrationTest {
    private static final Crypto CRYPTO = new PaperCrypto(7);
    private static final Listener NOBODY = new Listener() { };

    private final Random32 random = new Random32(3);
    /** Of both people's devices, as kept last. */
    private final String[] kept = new String[2];
    private HandledTable table;
    private TableHost heir;
    private TableClient former;
    private int clock;

    private void deal(String id, int plies) {
        Game game = LossyTable.CATALOG.game(id);
        table = new HandledTable(game, 2, CRYPTO, 6).deal();
        assertTrue(table.playUntil(plies));
        table.settle();
    }

    /** The first device hears and says nothing for eleven minutes; then the other one hosts the table. */
    private void succeed() {
        table.hostIsAway(660);
        TableClient client = table.client(1);
        assertTrue(client.canHostTable());
        heir = TableHost.goOn(client.hostTable(), LossyTable.CATALOG, CRYPTO, table.relay().line(), text -> kept[1] = text, NOBODY);
        assertNotNull(heir);
        clock = 660;
        heir.frame(clock);
        table.settle();
    }

    private TableHost formerHost() {
        return TableHost.goOn(table.kept(0), LossyTable.CATALOG, CRYPTO, table.relay().line(), text -> { }, NOBODY);
    }

    /** The first device comes back. */
    private void comeBack() {
        TableHost old = formerHost();
        heir.frame(++clock);
        table.settle();
        assertTrue(old.snapshot().isOvertaken());
        assertNotNull(old.asClient());
        former = client(old.asClient());
    }

    private TableClient client(String from) {
        return TableClient.comeBack(from, LossyTable.CATALOG, CRYPTO, table.relay().line(), text -> kept[0] = text, NOBODY);
    }

    private int choose(Position position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return heir.snapshot().game().randomMove(moves, random);
    }

    private int heirsSeat() {
        return Plan.host(heir.snapshot().seats());
    }

    private void step() {
        table.settle();
        int mover = heir.snapshot().phase() == Phase.PLAYING ? heir.record().replay().toMove() : Position.NOBODY;
        if (former != null && former.isToMove()) former.play(choose(former.seen().position()));
        else if (mover == heirsSeat() || heir.snapshot().bots().contains(mover)) heir.play(choose(heir.record().replay()));
        clock++;
        heir.frame(clock);
        if (former != null) former.frame(clock);
        table.settle();
    }

    private void playToEnd() {
        for (int i = 0; i < 2_000 && (heir.snapshot().phase() != Phase.OVER || former.opened() == null); i++) step();
    }

    private void assertFair() {
        assertEquals(Phase.OVER, heir.snapshot().phase());
        assertEquals(List.of(), former.snapshot().audit().faults());
        assertEquals(AuditResult.FAIR, former.snapshot().audit().result());
        assertEquals(AuditResult.FAIR, heir.snapshot().audit().result());
        assertEquals(heir.record().text(), former.opened().text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur"})
    void bothPlayOnWhenTheAbsentPlayerComesBack(String id) {
        deal(id, 6);
        String before = table.host().record().text();
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
        assertEquals(1, heir.snapshot().bots().size());
        for (int i = 0; i < 3; i++) step();
        assertTrue(heir.record().plies() >= 7);
        comeBack();
        step();
        step();
        assertEquals(0, heir.snapshot().bots().size());
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
        assertEquals(AuditResult.FAIR, former.snapshot().audit().result());
        assertEquals(2, former.snapshot().round());
    }

    @Test
    void aMoveThatNobodyGotIsMadeAnew() {
        deal("onitama", 4);
        assertTrue(table.playUntilHostMoves());
        table.relay().putInto((to, packet) -> null);
        table.playHostsOrWait();
        table.settle();
        table.relay().putInto((to, packet) -> packet);
        int plies = table.host().record().plies();
        succeed();
        TableHost old = formerHost();
        heir.frame(++clock);
        table.settle();
        assertTrue(old.isMoveLost());
        former = client(old.asClient());
        table.settle();
        assertEquals(plies - 1, former.seen().plies());
        assertTrue(former.isToMove());
        playToEnd();
        assertFair();
    }

    @Test
    void aMoveThatWasOnItsWayIsMade() {
        deal("onitama", 4);
        while (!table.client(1).isToMove()) assertTrue(table.playUntil(table.host().record().plies() + 1));
        table.settle();
        int plies = table.host().record().plies();
        table.hostIsAway(10);
        table.client(1).play(new Match(table.host().record()).choices().get(0).move());
        succeed();
        assertEquals(plies + 1, heir.record().plies());
        comeBack();
        playToEnd();
        assertFair();
    }

    @Test
    void theFormerHostMayHostItAgain() {
        deal("onitama", 4);
        succeed();
        comeBack();
        for (int i = 0; i < 3; i++) step();
        assertFalse(former.canHostTable());
        former.frame(clock + 700);
        assertTrue(former.canHostTable());
        TableHost again = TableHost.goOn(former.hostTable(), LossyTable.CATALOG, CRYPTO, table.relay().line(), text -> kept[0] = text,
            NOBODY);
        table.settle();
        assertTrue(heir.snapshot().isOvertaken());
        TableClient other = client(heir.asClient());
        TableClient first = former;
        former = null;
        for (int i = 0; i < 2_000 && (again.snapshot().phase() != Phase.OVER || other.opened() == null); i++) {
            table.settle();
            int mover = again.snapshot().phase() == Phase.PLAYING ? again.record().replay().toMove() : Position.NOBODY;
            if (other.isToMove()) other.play(choose(other.seen().position()));
            else if (mover == 0) again.play(choose(again.record().replay()));
            again.frame(++clock);
            other.frame(clock);
        }
        assertTrue(first.snapshot().isOvertaken());
        assertEquals(List.of(), other.snapshot().audit().faults());
        assertEquals(AuditResult.FAIR, other.snapshot().audit().result());
    }

    @Test
    void nobodyTakesItFromAHostWhoIsThere() {
        deal("onitama", 4);
        // The client's device alone hears nothing.
        for (int second = 0; second < 700; second += 10) {
            table.sleep(10);
            table.settle();
        }
        assertFalse(table.client(1).canHostTable());
        assertThrows(IllegalStateException.class, table.client(1)::hostTable);
        TableHost present = table.host();
        table.client(1).frame(5_000);
        heir = TableHost.goOn(table.client(1).hostTable(), LossyTable.CATALOG, CRYPTO, table.relay().line(), text -> { }, NOBODY);
        table.settle();
        assertFalse(present.snapshot().isOvertaken());
        assertNull(present.asClient());
    }

    @Test
    void nobodyTakesItWithoutTheHostsWord() {
        deal("onitama", 4);
        Spectator spectator = Spectator.come(table.host().invitation().toWatch(CRYPTO), LossyTable.CATALOG, CRYPTO, table.relay().line(),
            NOBODY);
        table.hostIsAway(660);
        spectator.frame(660);
        String heirs = table.client(1).hostTable();
        Crypto.Keys strangers = CRYPTO.signingKeys(new byte[Crypto.KEY]);
        String forged = SuccessorCertificate.of(CRYPTO, "uniboard/", strangers, strangers.open()).text();
        heir = TableHost.goOn(heirs.replaceAll("testament .*", "testament " + forged), LossyTable.CATALOG, CRYPTO, table.relay().line(),
            text -> { }, NOBODY);
        TableHost back = formerHost();
        heir.frame(1);
        table.settle();
        assertFalse(back.snapshot().isOvertaken());
        assertEquals(Occupant.Kind.HOST, spectator.snapshot().seats().get(0).kind());
    }

    @Test
    void nobodyUndoesWhatTheyHadSeen() {
        deal("onitama", 4);
        String earlier = table.kept(1);
        assertTrue(table.playUntil(8));
        table.settle();
        table.hostIsAway(660);
        TableClient forgetful = client(earlier);
        forgetful.frame(660);
        heir = TableHost.goOn(forgetful.hostTable(), LossyTable.CATALOG, CRYPTO, table.relay().line(), text -> { }, NOBODY);
        assertEquals(4, heir.record().plies());
        TableHost back = formerHost();
        heir.frame(1);
        table.settle();
        heir.frame(100);
        table.settle();
        assertNull(back.asClient());
        assertEquals(8, back.record().plies());
    }

    @ParameterizedTest
    @ValueSource(strings = {"unikat", "unitary"})
    void whereSomethingIsHiddenNobodyTakesItOver(String id) {
        deal(id, 2);
        table.hostIsAway(2_000);
        assertFalse(table.client(1).canHostTable());
    }

    @Test
    void aSpectatorFollows() {
        deal("onitama", 4);
        Invitation toWatch = table.host().invitation().toWatch(CRYPTO);
        Spectator spectator = Spectator.come(toWatch, LossyTable.CATALOG, CRYPTO, table.relay().line(), NOBODY);
        table.hostIsAway(660);
        spectator.frame(660);
        heir = TableHost.goOn(table.client(1).hostTable(), LossyTable.CATALOG, CRYPTO, table.relay().line(), text -> { }, NOBODY);
        table.settle();
        clock = 660;
        comeBack();
        for (int i = 0; i < 4; i++) step();
        assertEquals(heir.record().plies(), spectator.seen().plies());
        Spectator late = Spectator.come(toWatch, LossyTable.CATALOG, CRYPTO, table.relay().line(), NOBODY);
        heir.say(ChatPhrase.HELLO);
        table.settle();
        assertEquals(Occupant.Kind.HOST, late.snapshot().seats().get(1).kind());
    }

    private TableClient newcomer(TableHost host) {
        return TableClient.come(host.invitation(), "", LossyTable.CATALOG, CRYPTO, table.relay().line(), text -> { }, NOBODY);
    }

    @Test
    void newcomersFindTheHeir() {
        deal("onitama", 4);
        TableClient early = newcomer(table.host());
        succeed();
        TableClient late = newcomer(heir);
        table.settle();
        for (TableClient client : List.of(early, late)) assertEquals(1, Plan.host(client.snapshot().seats()));
    }

    /** Its last word stands at the relay then, and not the heir's. */
    @Test
    void newcomersFindTheHeirThoughTheFormerHostHasSpoken() {
        deal("onitama", 4);
        succeed();
        formerHost();
        TableClient client = newcomer(heir);
        table.settle();
        assertEquals(1, Plan.host(client.snapshot().seats()));
    }

    @Test
    void theFormerHostsSeatGoesToAnotherDevice() {
        deal("onitama", 4);
        succeed();
        comeBack();
        playToEnd();
        beginAnother();
        step();
        TableClient before = former;
        former = TableClient.takeOver(before.pass(), "", LossyTable.CATALOG, CRYPTO, table.relay().line(), text -> kept[0] = text, NOBODY);
        playToEnd();
        assertTrue(before.snapshot().isOvertaken());
        assertEquals(List.of(), former.snapshot().audit().faults());
        assertEquals(AuditResult.FAIR, former.snapshot().audit().result());
    }

    @Test
    void theTableIsGoneOnWithAfterTheHeirsPageIsLoadedAnew() {
        deal("onitama", 4);
        succeed();
        heir = TableHost.goOn(kept[1], LossyTable.CATALOG, CRYPTO, table.relay().line(), text -> kept[1] = text, NOBODY);
        comeBack();
        step();
        former = client(kept[0]);
        playToEnd();
        assertFair();
    }
}
