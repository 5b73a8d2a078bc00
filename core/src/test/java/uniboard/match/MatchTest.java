package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Position;

class MatchTest {
    private static final String START = "ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b";
    private final Game game = new AllGames().game("onitama");

    @Test
    void playingGrowsTheRecord() {
        Match match = match(START, Seat.HUMAN, Seat.bot(3));
        play(match, "Boar c1-c2");
        assertEquals(1, match.record().plies());
        assertEquals(game.notation().positionText(match.record().replay()), game.notation().positionText(match.position()));
        assertTrue(match.isBotToMove());
    }

    @Test
    void illegalMovesAreRefused() {
        Match match = match(START, Seat.HUMAN, Seat.HUMAN);
        assertThrows(IllegalArgumentException.class, () -> match.play(0));
        assertEquals(0, match.record().plies());
    }

    @Test
    void takingBackAgainstABotGoesToTheHumansDecision() {
        Match match = match(START, Seat.HUMAN, Seat.bot(3));
        assertFalse(match.canTakeBack());
        play(match, "Boar c1-c2");
        play(match, "Horse d5-d4");
        assertTrue(match.takeBack());
        assertEquals(0, match.record().plies());
        assertEquals(START, game.notation().positionText(match.position()));
    }

    @Test
    void takingBackWhileTheBotThinksTakesOneMove() {
        Match match = match(START, Seat.HUMAN, Seat.bot(3));
        play(match, "Boar c1-c2");
        assertTrue(match.takeBack());
        assertEquals(0, match.record().plies());
    }

    @Test
    void botsOpeningMoveStays() {
        Match match = match(START, Seat.bot(3), Seat.HUMAN);
        play(match, "Boar c1-c2");
        assertFalse(match.takeBack());
        assertEquals(1, match.record().plies());
    }

    @Test
    void takingBackBetweenHumansTakesOneMove() {
        Match match = match(START, Seat.HUMAN, Seat.HUMAN);
        play(match, "Boar c1-c2");
        play(match, "Horse d5-d4");
        assertTrue(match.takeBack());
        assertEquals(1, match.record().plies());
    }

    @Test
    void finishedGamesCanBeTakenBack() {
        Match match = match("s1mss/2S2/5/5/SSM1S Ox,Boar/Horse,Elephant/Crab b", Seat.HUMAN, Seat.bot(1));
        play(match, "Ox c4-c5");
        assertEquals(Position.NOBODY, match.toMove());
        assertTrue(match.choices().isEmpty());
        assertThrows(IllegalStateException.class, () -> match.botTask(1));
        assertTrue(match.takeBack());
        assertEquals(0, match.toMove());
    }

    @Test
    void botSeesTheWholeRecordOfAnOpenGame() {
        Match match = match(START, Seat.HUMAN, Seat.bot(3));
        assertThrows(IllegalStateException.class, () -> match.botTask(1));
        play(match, "Boar c1-c2");
        BotTask task = match.botTask(11);
        assertSame(match.record(), task.view());
        assertEquals(3, task.level());
        assertEquals(game.bot(3).nodes(), task.nodes());
        assertEquals(11, task.seed());
    }

    @Test
    void slicedThinkerAnswersOnceWithALegalMove() {
        Match match = match(START, Seat.bot(3), Seat.HUMAN);
        SlicedThinker thinker = new SlicedThinker(BotTask::search, () -> 0, 0);
        List<Integer> answers = new ArrayList<>();
        thinker.think(match.botTask(1), answers::add);
        assertTrue(answers.isEmpty());
        for (int frame = 0; frame < 2000; frame++) thinker.frame();
        assertEquals(1, answers.size());
        match.play(answers.get(0));
    }

    @Test
    void cancelledTaskIsNotAnswered() {
        Match match = match(START, Seat.bot(1), Seat.HUMAN);
        SlicedThinker thinker = new SlicedThinker(BotTask::search, () -> 0, 0);
        List<Integer> answers = new ArrayList<>();
        thinker.think(match.botTask(1), answers::add);
        thinker.cancel();
        for (int frame = 0; frame < 2000; frame++) thinker.frame();
        assertTrue(answers.isEmpty());
    }

    private Match match(String start, Seat blue, Seat red) {
        return new Match(GameRecord.from(game, Options.defaults(game), start, List.of(blue, red)));
    }

    private void play(Match match, String move) {
        match.play(game.move(match.position(), move));
    }
}
