package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.game.Game;
import uniboard.known.PaperCrypto;

/** Anybody who keeps a table takes it to another device. */
class TakeOverTest {
    private static final Crypto CRYPTO = new PaperCrypto(4);

    private HandledTable table;

    @BeforeEach
    void deal() {
        table = table("unitary");
    }

    private static HandledTable table(String id) {
        Game game = LossyTable.CATALOG.game(id);
        return new HandledTable(game, game.maxSeats(), CRYPTO, 4).deal();
    }

    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unitar", "unitary", "unikat"})
    void theGameGoesOnThere(String id) {
        HandledTable moved = table(id);
        assertTrue(moved.playUntil(9));
        String before = moved.state();
        TableHost old = moved.host();
        assertTrue(moved.moveHost(CRYPTO));
        assertTrue(old.snapshot().isOvertaken());
        assertEquals(before, moved.state());
        assertNotEquals(old, moved.host());
        assertTrue(moved.playToEnd());
        for (TableClient client : moved.clients()) {
            assertEquals(List.of(), client.snapshot().audit().faults());
            assertEquals(AuditResult.FAIR, client.snapshot().audit().result());
        }
    }

    @Test
    void whatHappensOnTheWayIsTakenAlong() {
        assertTrue(table.playUntil(4));
        int[] parts = {0};
        // The game goes on before the last part is there.
        table.relay().putInto((to, packet) -> {
            if (packet.topic().endsWith("hand/over") && parts[0]++ == 0) table.playHostsOrWait();
            return packet;
        });
        assertTrue(table.moveHost(CRYPTO));
        assertTrue(table.playToEnd());
        for (TableClient client : table.clients()) assertEquals(List.of(), client.snapshot().audit().faults());
    }

    @Test
    void theOldDeviceStepsBackWhenItComesAgain() {
        assertTrue(table.playUntil(4));
        String kept = table.kept(0);
        assertTrue(table.moveHost(CRYPTO));
        assertTrue(table.playUntil(8));
        String state = table.state();
        TableHost old = TableHost.goOn(kept, LossyTable.CATALOG, CRYPTO, table.relay().line(), text -> { }, new Listener() { });
        table.settle();
        assertTrue(old.snapshot().isOvertaken());
        assertFalse(table.host().snapshot().isOvertaken());
        assertEquals(state, table.state());
        assertTrue(table.playToEnd());
        for (TableClient client : table.clients()) assertEquals(List.of(), client.snapshot().audit().faults());
    }

    /** The link to another table, or an invitation, takes nothing. */
    @Test
    void onlyThePassTakesTheTable() {
        assertNull(TakeOver.with(table.host().invitation().text(), CRYPTO, table.relay().line(), kept -> { }));
        String pass = table.host().pass();
        String another = table("unitary").host().pass();
        String forged = pass.substring(0, pass.indexOf(',')) + another.substring(another.indexOf(','));
        TakeOver thief = TakeOver.with(forged, CRYPTO, table.relay().line(), kept -> {
            throw new AssertionError("taken");
        });
        for (int second = 1; second < 20; second++) {
            thief.frame(second);
            table.settle();
        }
        assertFalse(table.host().snapshot().isOvertaken());
    }
}
