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
    private static final class Shown implements Sitting.View {
        private final List<Integer> seats = new ArrayList<>();
        private Sitting sitting;

        @Override
        public void moved(Position before, int move, Position after) {
            sitting.settled();
        }

        @Override
        public void refreshed() {
            seats.add(sitting.match().toMove());
        }
    }

    private final Shown shown = new Shown();

    private Sitting table(Game game, Seat... seats) {
        Match match = new Match(GameRecord.begin(game, Options.defaults(game), List.of(seats), new Random32(1)));
        Sitting sitting = new Sitting(match, new SlicedThinker(BotTask::search, () -> 0, 0), () -> 1, kept -> { });
        shown.sitting = sitting;
        sitting.show(shown);
        return sitting;
    }

    private static void move(Sitting sitting) {
        for (Choice.Step step : sitting.match().choices().get(0).steps()) sitting.tap(step.place());
    }

    @Test
    void nothingIsShownUntilTheNextPersonHasTheDevice() {
        Sitting sitting = table(new SecretOnitama(), Seat.HUMAN, Seat.HUMAN);
        assertEquals(Sitting.Waiting.HANDOVER, sitting.waiting());
        assertEquals(List.of(), shown.seats);
        assertNull(sitting.selection());
        int first = sitting.match().toMove();
        sitting.takeDevice();
        sitting.show(shown);
        assertEquals(Sitting.Waiting.PERSON, sitting.waiting());
        move(sitting);
        assertEquals(1, sitting.match().record().plies());
        assertEquals(Sitting.Waiting.HANDOVER, sitting.waiting());
        assertFalse(shown.seats.contains(1 - first), "the other's position was shown");
    }

    @Test
    void onePersonAmongBotsAndPeopleWithoutSecretsNeverHandOver() {
        assertEquals(Sitting.Waiting.PERSON, table(new OnitamaGame(), Seat.HUMAN, Seat.HUMAN).waiting());
        assertTrue(table(new SecretOnitama(), Seat.HUMAN, Seat.bot(1)).waiting() != Sitting.Waiting.HANDOVER);
    }
}
