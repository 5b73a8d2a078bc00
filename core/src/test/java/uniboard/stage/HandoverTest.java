package uniboard.stage;

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
import uniboard.match.BotTask;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.match.SecretOnitama;
import uniboard.match.SlicedThinker;

/** Several people with secrets on one device. */
class HandoverTest {
    /** Remembers for whom the table was shown. */
    private static final class Shown implements TablePlay.View {
        private final List<Integer> seats = new ArrayList<>();
        private TablePlay play;

        @Override
        public void moved(Position before, int move, Position after) {
            play.settled();
        }

        @Override
        public void refreshed() {
            seats.add(play.match().toMove());
        }

        @Override
        public void refused() {
        }

        @Override
        public void ended() {
        }

        @Override
        public void finishMotion() {
        }
    }

    private final Shown shown = new Shown();

    private TablePlay table(Game game, Seat... seats) {
        Match match = new Match(GameRecord.begin(game, Options.defaults(game), List.of(seats), new Random32(1)));
        TablePlay play = new TablePlay(match, new SlicedThinker(BotTask::search, () -> 0, 0), () -> 1, kept -> { });
        shown.play = play;
        play.show(shown);
        return play;
    }

    private static void move(TablePlay play) {
        for (Choice.Step step : play.match().choices().get(0).steps()) play.tap(step.place());
    }

    @Test
    void nothingIsShownUntilTheNextPersonHasTheDevice() {
        TablePlay play = table(new SecretOnitama(), Seat.HUMAN, Seat.HUMAN);
        assertEquals(TablePlay.Waiting.HANDOVER, play.waiting());
        assertEquals(List.of(), shown.seats);
        assertNull(play.selection());
        int first = play.match().toMove();
        play.takeDevice();
        play.show(shown);
        assertEquals(TablePlay.Waiting.PERSON, play.waiting());
        move(play);
        assertEquals(1, play.match().record().plies());
        assertEquals(TablePlay.Waiting.HANDOVER, play.waiting());
        assertFalse(shown.seats.contains(1 - first), "the other's position was shown");
    }

    @Test
    void onePersonAmongBotsAndPeopleWithoutSecretsNeverHandOver() {
        assertEquals(TablePlay.Waiting.PERSON, table(new OnitamaGame(), Seat.HUMAN, Seat.HUMAN).waiting());
        assertTrue(table(new SecretOnitama(), Seat.HUMAN, Seat.bot(1)).waiting() != TablePlay.Waiting.HANDOVER);
    }
}
