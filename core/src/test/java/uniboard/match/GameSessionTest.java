package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.games.onitama.OnitamaGame;

/** What is told at a table, and how long. */
class GameSessionTest {
    private static final OnitamaGame GAME = new OnitamaGame();
    /** Blue begins. */
    private static final Position START = GAME.notation().position("ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b");

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

    /** A hint holds on while it is followed, and no longer. */
    @Test
    void aHintIsKeptUntilItIsCarriedOut() {
        GameSession people = new GameSession(new Match(GameRecord.from(GAME, Options.defaults(GAME), GAME.notation().positionText(START),
            List.of(Seat.HUMAN, Seat.HUMAN))), bot, () -> 1, match -> { });
        people.show((before, move, after) -> people.settled());
        people.hint();
        Choice hinted = people.match().choices().get(0);
        bot.asked.decided(hinted.move());
        List<String> places = hinted.steps().stream().map(Choice.Step::place).toList();
        Message why = people.feedback().answer();
        people.tap(places.get(0));
        assertEquals(places, people.feedback().hinted());
        assertEquals(why, people.feedback().answer());
        people.tap(places.get(0));
        assertEquals(List.of(), people.feedback().hinted(), "given up");
        people.tap(places.get(0));
        people.hint();
        assertEquals(List.of(places.get(0)), people.selection().chosen().stream().map(Choice.Step::place).toList(), "on the way already");
    }

    /** Anybody who asks twice isn't told two things. */
    @Test
    void theSameHintComesAgain() {
        GameSession people = new GameSession(new Match(GameRecord.from(GAME, Options.defaults(GAME), GAME.notation().positionText(START),
            List.of(Seat.HUMAN, Seat.HUMAN))), bot, () -> 1, match -> { });
        people.show((before, move, after) -> people.settled());
        people.hint();
        bot.asked.decided(people.match().choices().get(0).move());
        Message why = people.feedback().answer();
        List<String> places = people.feedback().hinted();
        people.tap("a5");
        assertEquals(List.of(), people.feedback().hinted());
        bot.cancel();
        people.hint();
        assertNull(bot.asked, "Nobody has to think again");
        assertEquals(why, people.feedback().answer());
        assertEquals(places, people.feedback().hinted());
    }

    private final Pondering bot = new Pondering();
    private GameSession session;

    @BeforeEach
    void sitDown() {
        GameRecord record = GameRecord.from(GAME, Options.defaults(GAME), GAME.notation().positionText(START),
            List.of(Seat.HUMAN, Seat.bot(1)));
        session = new GameSession(new Match(record), bot, new Random32(1)::next, kept -> { });
        session.show((before, move, after) -> session.settled());
        for (Choice.Step step : session.match().choices().get(0).steps()) session.tap(step.place());
    }

    @Test
    void whatIsToldGoesWhenItIsOver() {
        session.tap("c4");
        assertEquals(Message.of("table.waitForBot"), session.feedback().answer());
        bot.decide();
        assertNull(session.feedback().answer(), "the bot's turn is over");
    }

    @Test
    void whatWasNoAnswerToATapIsToldUntilThePlayersNextAct() {
        Message notice = Message.of("table.saveFailed");
        session.feedback().tell(notice);
        bot.decide();
        assertEquals(notice, session.feedback().answer());
    }

    @Test
    void aTapAfterTheEndIsAnswered() {
        GameSession last = new GameSession(new Match(GameRecord.from(GAME, Options.defaults(GAME),
            "5/5/2m2/2M2/5 Ox,Monkey/Horse,Elephant/Crab b", List.of(Seat.HUMAN, Seat.HUMAN))), bot, () -> 1, kept -> { });
        last.show((before, move, after) -> last.settled());
        for (String place : List.of("c2", "c3")) last.tap(place);
        assertNull(last.feedback().answer());
        last.tap("a1");
        assertEquals(Message.of("table.over"), last.feedback().answer());
    }
}
