package uniboard.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Game;
import uniboard.game.Options;

/** What a client knows of who is there, and of clocks, between two letters of the host's. */
class ReportedPresenceTest {
    private static final Game GAME = LossyTable.CATALOG.game("onitama");
    private static final Plan PLAN = new Plan(GAME, Options.defaults(GAME),
        List.of(Occupant.host("Ada"), Occupant.client(new byte[Crypto.KEY], "Noa")), Phase.PLAYING, 1, 5, false);

    private final ReportedPresence whereabouts = new ReportedPresence();

    private static Fields message() {
        return new Fields().add("clock", "0 100").add("clock", "1 200").add("runs", 1);
    }

    @Test
    void aPlayerBackInTheGameIsNotAway() {
        whereabouts.hear(new Fields().add("presence", "1 gone").add("away", "1 300"), 0);
        assertEquals(Presence.GONE, whereabouts.presence(1));
        whereabouts.isBack(1);
        assertEquals(Presence.HERE, whereabouts.presence(1));
        assertEquals(0, whereabouts.away(PLAN.seats().get(1), 1, 0));
    }

    @Test
    void timeRunsFromSecondToSecond() {
        whereabouts.hear(message(), 10);
        assertEquals(200, whereabouts.timeLeft(PLAN, 1, 10));
        assertEquals(199, whereabouts.timeLeft(PLAN, 1, 11));
        assertEquals(100, whereabouts.timeLeft(PLAN, 0, 11));
        assertFalse(whereabouts.areClocksStanding(PLAN, 30));
    }

    @Test
    void itStandsWhileTheKeepersPageIsClosed() {
        whereabouts.hear(message().add("presence", "0 gone"), 10);
        assertTrue(whereabouts.areClocksStanding(PLAN, 11));
        assertEquals(200, whereabouts.timeLeft(PLAN, 1, 300));
    }

    @Test
    void itStandsWhereNothingIsHeardOfTheKeeper() {
        whereabouts.hear(message(), 10);
        assertTrue(whereabouts.areClocksStanding(PLAN, 60));
        assertEquals(200, whereabouts.timeLeft(PLAN, 1, 600));
        whereabouts.hear(message(), 700);
        assertFalse(whereabouts.areClocksStanding(PLAN, 701));
    }
}
