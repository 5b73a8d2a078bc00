package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.games.onitama.OnitamaGame;

/** Several people with secrets on one device. */
class HandoverTest {
    /** Remembers for whom the table was shown. */
    private static final class Shown implements SessionView {
        private final List<Integer> seats = new ArrayList<>();
        private GameSession session;

        @Override
        public void moved(Position before, int move, Position after) {
            session.settled();
        }

        @Override
        public void refreshed() {
            seats.add(session.match().toMove());
        }
    }

    private final Shown shown = new Shown();

    private GameSession table(Game game, Seat... seats) {
        Match match = new Match(GameRecord.begin(game, Options.defaults(game), List.of(seats), new Random32(1)));
        GameSession session = new GameSession(match, new SlicedThinker(BotTask::search, () -> 0, 0), () -> 1, kept -> { });
        shown.session = session;
        session.show(shown);
        return session;
    }

    private static void move(GameSession session) {
        for (Choice.Step step : session.match().choices().get(0).steps()) session.tap(step.place());
    }

    @Test
    void nothingIsShownUntilTheNextPersonHasTheDevice() {
        GameSession session = table(new SecretOnitama(), Seat.HUMAN, Seat.HUMAN);
        assertEquals(Waiting.HANDOVER, session.turn().waiting());
        assertEquals(List.of(), shown.seats);
        assertNull(session.selection());
        int first = session.match().toMove();
        session.takeDevice();
        session.show(shown);
        assertEquals(Waiting.PERSON, session.turn().waiting());
        move(session);
        assertEquals(1, session.match().record().plies());
        assertEquals(Waiting.HANDOVER, session.turn().waiting());
        assertFalse(shown.seats.contains(1 - first), "the other's position was shown");
    }

    @Test
    void onePersonAmongBotsAndPeopleWithoutSecretsNeverHandOver() {
        assertEquals(Waiting.PERSON, table(new OnitamaGame(), Seat.HUMAN, Seat.HUMAN).turn().waiting());
        assertTrue(table(new SecretOnitama(), Seat.HUMAN, Seat.bot(1)).turn().waiting() != Waiting.HANDOVER);
    }
}
