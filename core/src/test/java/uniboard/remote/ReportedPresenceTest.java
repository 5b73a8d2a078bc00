package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Game;
import uniboard.game.Options;

/** What a client knows of who is there, and of clocks, between two messages of the host's. */
class ReportedPresenceTest {
    private static final Game GAME = LossyTable.CATALOG.game("onitama");
    private static final Plan PLAN = new Plan(GAME, Options.defaults(GAME),
        List.of(Occupant.host("Ada"), Occupant.client(new byte[Crypto.KEY], "Noa")), Phase.PLAYING, 1, 5, false);

    private final ReportedPresence presence = new ReportedPresence();

    private static Fields message() {
        return new Fields().add("clock", "0 100").add("clock", "1 200").add("runs", 1);
    }

    @Test
    void aPlayerBackInTheGameIsNotAway() {
        presence.hear(new Fields().add("presence", "1 gone").add("away", "1 300"), 0);
        assertEquals(Presence.GONE, presence.presence(1));
        presence.isBack(1);
        assertEquals(Presence.HERE, presence.presence(1));
        assertEquals(0, presence.away(PLAN.seats().get(1), 1, 0));
    }

    @Test
    void timeRunsFromSecondToSecond() {
        presence.hear(message(), 10);
        assertEquals(200, presence.timeLeft(PLAN, 1, 10));
        assertEquals(199, presence.timeLeft(PLAN, 1, 11));
        assertEquals(100, presence.timeLeft(PLAN, 0, 11));
        assertFalse(presence.areClocksStanding(PLAN, 30));
    }

    @Test
    void itStandsWhileTheHostsPageIsClosed() {
        presence.hear(message().add("presence", "0 gone"), 10);
        assertTrue(presence.areClocksStanding(PLAN, 11));
        assertEquals(200, presence.timeLeft(PLAN, 1, 300));
    }

    @Test
    void itStandsWhereNothingIsHeardOfTheHost() {
        presence.hear(message(), 10);
        assertTrue(presence.areClocksStanding(PLAN, 60));
        assertEquals(200, presence.timeLeft(PLAN, 1, 600));
        presence.hear(message(), 700);
        assertFalse(presence.areClocksStanding(PLAN, 701));
    }
}
