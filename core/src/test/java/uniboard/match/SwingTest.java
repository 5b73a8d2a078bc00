package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.WinProbability;
import uniboard.known.Records;
import uniboard.stage.review.ReviewWords;

/** Where the chances of a reviewed game changed most. */
class SwingTest {
    private final GameRecord record = Records.withMistakes(new AllGames().game("onitama"));
    private final boolean isWonByFirst = record.replay().outcome().wins(0);

    /** @param chances of the first seat before each ply, in thousandths */
    private GameReview review(IntUnaryOperator chances) {
        Map<Integer, WeighedMove> weighed = new HashMap<>();
        for (int ply = 0; ply < record.plies(); ply++) {
            Position position = record.replay(ply);
            MoveList moves = new MoveList();
            position.moves(moves);
            int chance = chances.applyAsInt(ply);
            int ofMover = position.toMove() == 0 ? chance : WinProbability.SURE - chance;
            if (moves.size() > 1) weighed.put(ply, new WeighedMove(record.move(ply), ofMover, ofMover));
        }
        return new GameReview(record, Position.NOBODY, null, weighed);
    }

    @Test
    void whatTheLastMoveLostIsFound() {
        int until = isWonByFirst ? 350 : 650;
        Swing swing = review(ply -> until).greatestSwing();
        assertEquals(until, swing.before());
        assertEquals(isWonByFirst ? WinProbability.SURE : 0, swing.after());
        assertEquals(record.plies() - 1, swing.last());
    }

    @Test
    void chancesThatChangeStepByStepSwingNowhere() {
        int end = isWonByFirst ? WinProbability.SURE : 0;
        GameReview review = review(ply -> 500 + (end - 500) * ply / record.plies());
        assertNull(review.greatestSwing());
        assertTrue(review.hasShifted());
    }

    @Test
    void theChartAndTheSentencesTellOneChance() {
        GameReview review = review(ply -> ply < 4 ? 530 : 10);
        assertEquals(review.mover(3) == 0 ? 10 : WinProbability.SURE - 10, review.chanceAfter(3));
        assertEquals(review.chance(4), 10);
        assertFalse(review.moments().stream().anyMatch(moment -> moment.kind() == KeyMoment.Kind.MISTAKE), "no move was weighed as one");
    }

    @Test
    void theGreatestSwingHasARow() {
        GameReview review = review(ply -> ply < 4 ? 530 : 10);
        assertEquals(3, review.greatestSwing().first());
        assertTrue(review.moments().stream().anyMatch(moment -> moment.ply() == 3), "no better move, but all was lost here");
    }

    /** Of a game in which the others weigh their moves by what they alone know. */
    private GameReview hiddenReview(int chanceOfPlayed) {
        GameRecord hidden = Records.withMistakes(new AllGames().game("unikat"));
        Map<Integer, WeighedMove> weighed = new HashMap<>();
        for (int ply = 0; ply < hidden.plies(); ply++) {
            MoveList moves = new MoveList();
            hidden.replay(ply).moves(moves);
            if (moves.size() > 1) weighed.put(ply, new WeighedMove(hidden.move(ply), chanceOfPlayed, 900));
        }
        return new GameReview(hidden, hidden.replay().outcome().wins(0) ? 1 : 0, null, weighed);
    }

    @Test
    void whereMuchIsHiddenTheChartShowsOneViewAndTheHeadlineTheRowsFigures() {
        GameReview review = hiddenReview(300);
        assertTrue(review.chartedPlies().stream().allMatch(ply -> review.mover(ply) == review.seat()), "others weigh otherwise");
        Swing swing = review.greatestSwing();
        assertEquals(swing.first(), swing.last());
        KeyMoment row = new KeyMoment(swing.first(), review.seat(), KeyMoment.Kind.MISTAKE, review.at(swing.first()));
        List<String> figures = new ReviewWords(review, seat -> Message.of("table.you")).figures(row);
        assertEquals(List.of(swing.before() / 10 + "", swing.after() / 10 + ""), figures);
    }

    @Test
    void aMistakeIsCalledByItsSize() {
        assertEquals("review.own.thrownAway", named(hiddenReview(400)));
        assertEquals("review.own.mistake", named(hiddenReview(600)));
        assertEquals("review.own.slip", named(hiddenReview(750)));
    }

    private static String named(GameReview review) {
        int ply = review.chartedPlies().get(0);
        Message heading = new ReviewWords(review, seat -> Message.of("table.you")).heading(
            new KeyMoment(ply, review.seat(), KeyMoment.Kind.MISTAKE, review.at(ply)));
        return ((Message) heading.arguments().get(1)).key();
    }
}
