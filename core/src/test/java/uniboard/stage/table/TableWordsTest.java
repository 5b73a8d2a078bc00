package uniboard.stage.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Choice;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.games.onitama.OnitamaGame;
import uniboard.match.BotTask;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.LocalMoves;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.match.TablePermissions;
import uniboard.match.Thinker;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.Viewpoint;
import uniboard.text.Language;
import uniboard.text.Texts;

/** Whose turn it is, as the table tells it while moves are shown and while others decide. */
class TableWordsTest {
    private static final OnitamaGame GAME = new OnitamaGame();
    private static final String START = "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b";
    /** Every sentence is its key. */
    private static final Texts KEYS = Texts.of(Language.ENGLISH, List.of(), path -> "");

    /** A bot that decides when the test lets it. */
    private final class Pondering implements Thinker {
        private Answer asked;

        @Override
        public void think(BotTask task, Answer answer) {
            asked = answer;
        }

        @Override
        public void cancel() {
            asked = null;
        }

        void decide() {
            asked.decided(session.match().choices().get(0).move());
        }
    }

    private final Pondering bot = new Pondering();
    /** Where all moves are made, others' too. */
    private LocalMoves device;
    private GameSession session;
    private TableWords words;

    /** A table where moves are being shown until the test says that they have been. */
    private void sitDown(int you, Seat... seats) {
        Match match = new Match(GameRecord.from(GAME, Options.defaults(GAME), START, List.of(seats)));
        device = new LocalMoves(match);
        session = new GameSession(match, bot, () -> 1, saved -> { }, new TablePermissions(TablePermissions.Use.PLAY), device);
        words = new TableWords(session, new TableNotices(session::refresh), new Viewpoint(0, you), KEYS);
        session.show((before, move, after) -> { });
    }

    private void move() {
        for (Choice.Step step : session.match().choices().get(0).steps()) session.tap(step.place());
    }

    private void assertTold(String heading, int atTurn) {
        assertEquals(heading, words.now(null).heading());
        List<Plate> plates = words.plates();
        for (int seat = 0; seat < plates.size(); seat++) assertEquals(seat == atTurn, plates.get(seat).toMove(), "seat " + seat);
    }

    @Test
    void whatABotDoesIsItsTurnUntilItHasBeenShown() {
        sitDown(0, Seat.HUMAN, Seat.bot(1));
        assertTold("table.yourTurn", 0);
        assertTrue(words.canBeHelped());
        move();
        assertTold("table.botThinks", 1);
        assertFalse(words.canBeHelped());
        session.settled();
        assertTold("table.botThinks", 1);
        bot.decide();
        assertTold("menu.botsTurn", 1);
        assertFalse(words.canBeHelped());
        session.settled();
        assertTold("table.yourTurn", 0);
        assertTrue(words.canBeHelped());
    }

    @Test
    void whatComesFromAnotherDeviceIsItsMakersTurnUntilItHasBeenShown() {
        sitDown(0, Seat.HUMAN, Seat.REMOTE);
        move();
        assertTold("table.turn", 1);
        session.settled();
        assertTold("table.turn", 1);
        device.submit(session.match().choices().get(0).move());
        assertTold("table.turn", 1);
        session.settled();
        assertTold("table.yourTurn", 0);
    }

    /** Anybody who is next at the same device may go on at once. */
    @Test
    void betweenPeopleTheNextIsTold() {
        sitDown(Position.NOBODY, Seat.HUMAN, Seat.HUMAN);
        move();
        assertTold("table.turn", 1);
        session.settled();
        assertTold("table.turn", 1);
    }
}
