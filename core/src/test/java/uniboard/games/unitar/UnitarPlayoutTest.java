package uniboard.games.unitar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.known.Proves;
import uniboard.match.GameRecord;
import uniboard.match.Playout;
import uniboard.match.PlayoutDigest;

/** Whole games. */
class UnitarPlayoutTest {
    private static final int GAMES = 1000;
    private static final int GAMES_TO_COUNT = 20_000;

    private final UnitarGame game = new UnitarGame();

    @ParameterizedTest
    @EnumSource(UnitarSecrecy.class)
    void everyInvariantIsKept(UnitarSecrecy secrecy) {
        keepsEveryInvariant(secrecy, GAMES / 20);
    }

    /** Adds the positions that so few games come to that a tenth of these may miss them. */
    @Tag("thorough")
    @ParameterizedTest
    @EnumSource(UnitarSecrecy.class)
    void everyInvariantIsKeptInManyGames(UnitarSecrecy secrecy) {
        keepsEveryInvariant(secrecy, GAMES / 2);
    }

    private void keepsEveryInvariant(UnitarSecrecy secrecy, int games) {
        Playout playout = new Playout(game, Options.defaults(game).with("colours", secrecy.text()), 1);
        for (int i = 0; i < games; i++) {
            GameRecord record = playout.play(i);
            assertTrue(record.replay().outcome().over());
        }
    }

    @Proves("change")
    @Test
    void actionsDoToCountsWhatTheyMayAndUndoLeadsBack() {
        for (int seed = 0; seed < GAMES; seed++) {
            UnitarPosition position = HandMade.randomGame(UnitarSecrecy.OPEN, seed, Integer.MAX_VALUE);
            String end = HandMade.text(position);
            assertEquals(end, HandMade.text(UnitarNotation.INSTANCE.position(end)));
            while (position.ply() > 3) {
                if (position.committed() == 0) checkExecutions(position);
                position.undo();
            }
            assertEquals(33, total(position.board()));
        }
    }

    private static void checkExecutions(UnitarPosition position) {
        UnitarBoard board = position.lastStep().before();
        for (UnitarExecution execution : position.lastStep().executions()) {
            SlowField slow = new SlowField(board);
            slow.carryOut(execution.intention());
            board = execution.after();
            assertEquals(slow.text(), HandMade.text(board),
                () -> HandMade.text(execution.before()) + ' ' + UnitarMove.text(execution.intention()));
            int lost = total(execution.before()) - total(board);
            if (execution.effect() instanceof UnitarEffect.United united) assertEquals(united.overlap(), lost);
            else if (execution.effect() instanceof UnitarEffect.Eliminated eliminated) assertEquals(2 * eliminated.fields().size(), lost);
            else for (int colour = 0; colour < UnitarColour.COUNT; colour++) assertEquals(0, execution.gain(colour));
            for (int colour = 0; colour < UnitarColour.COUNT; colour++) assertTrue(board.frames(colour) <= 32);
        }
        assertEquals(HandMade.text(position.board()), HandMade.text(board));
    }

    private static int total(UnitarBoard board) {
        return board.frames(UnitarColour.YELLOW) + board.frames(UnitarColour.RED) + board.frames(UnitarColour.BLUE);
    }

    /** The standard errors are 0.02 frames and 0.3 %. */
    @Test
    void randomGamesEndAsTheRulesSay() {
        double frames = 0;
        int ties = 0;
        for (int seed = 0; seed < GAMES_TO_COUNT; seed++) {
            UnitarPosition position = HandMade.randomGame(UnitarSecrecy.OPEN, seed, Integer.MAX_VALUE);
            frames += total(position.board());
            if (Integer.bitCount(position.outcome().winners()) > 1) ties++;
        }
        assertEquals(27.9, frames / GAMES_TO_COUNT, 0.15);
        assertEquals(0.38, (double) ties / GAMES_TO_COUNT, 0.015);
    }

    @Test
    void theDigestStaysTheSame() {
        assertEquals("76369f161fe6162b", PlayoutDigest.digest(game, 20, 1));
    }

    @Test
    void aBoardCarriesOutWholeComparisonsAsAPositionDoes() {
        Random32 random = new Random32(9);
        for (int i = 0; i < GAMES; i++) {
            UnitarPosition position = HandMade.randomGame(UnitarSecrecy.OPEN, i, 3);
            UnitarBoard board = new UnitarBoard();
            board.set(position.board());
            while (position.toMove() >= 0) {
                int[] marks = new int[UnitarPosition.SEATS];
                for (int seat = 0; seat < marks.length; seat++) marks[seat] = random.below(UnitarMove.INTENTIONS);
                for (int mark : marks) position.play(mark);
                assertEquals(!position.lastStep().executions().isEmpty(), board.carryOut(marks[0], marks[1], marks[2]));
            }
            assertEquals(HandMade.text(position.board()), HandMade.text(board));
        }
    }
}
