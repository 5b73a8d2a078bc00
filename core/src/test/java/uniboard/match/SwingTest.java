package uniboard.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.WinProbability;
import uniboard.known.Records;

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
}
