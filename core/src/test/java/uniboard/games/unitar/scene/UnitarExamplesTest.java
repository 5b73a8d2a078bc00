package uniboard.games.unitar.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import uniboard.app.TestBooks;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarEffect;
import uniboard.games.unitar.UnitarExecution;
import uniboard.games.unitar.UnitarField;
import uniboard.games.unitar.UnitarGame;
import uniboard.games.unitar.UnitarNotation;
import uniboard.games.unitar.UnitarPosition;
import uniboard.stage.rules.RulesFigure;
import uniboard.stage.rules.RulesPage;
import uniboard.text.Language;

/** The examples show what their pages say. */
class UnitarExamplesTest {
    private static final int YELLOW = 0;
    private static final int RED = 1;
    private static final int BLUE = 2;

    /** The end of a page's example. */
    private static UnitarPosition end(String page) {
        RulesPage found = TestBooks.rules(new UnitarGame(), Language.ENGLISH).pages().stream().filter(each -> each.id().equals(page))
            .findFirst().orElseThrow();
        RulesFigure.Board board = assertInstanceOf(RulesFigure.Board.class, found.figure());
        UnitarPosition position = UnitarNotation.INSTANCE.position(board.start());
        for (String move : board.moves()) position.play(new UnitarGame().move(position, move));
        return position;
    }

    private static List<UnitarExecution> executions(String page) {
        return end(page).lastStep().executions();
    }

    private static List<Integer> seats(List<UnitarExecution> executions) {
        return executions.stream().map(UnitarExecution::seat).toList();
    }

    private static List<Integer> frames(UnitarBoard board) {
        return IntStream.range(0, UnitarColour.COUNT).mapToObj(board::frames).toList();
    }

    @Test
    void blocksLieOnOneAnotherFromTheStart() {
        assertEquals(end("place").board().captain(UnitarBlock.YELLOW_UNI), end("place").board().captain(UnitarBlock.BLUE_UNI));
    }

    @Test
    void twoAgreementsWithTwoPlayersApproveOneOfThree() {
        assertEquals(List.of(YELLOW), seats(executions("compare")));
        assertInstanceOf(UnitarEffect.Moved.class, executions("compare").get(0).effect());
    }

    @Test
    void theRotationGoesBeforeTheDirection() {
        assertEquals(List.of(RED, YELLOW), seats(executions("order")));
        assertTrue(executions("order").stream().allMatch(UnitarExecution::isDone));
    }

    @Test
    void aBlockTurnsOverAnotherAndThenCannotLeaveTheField() {
        UnitarEffect second = executions("move").get(1).effect();
        assertInstanceOf(UnitarEffect.Turned.class, executions("move").get(0).effect());
        assertEquals(UnitarEffect.Reason.OUTSIDE, assertInstanceOf(UnitarEffect.Nothing.class, second).why());
        assertNotEquals(1, end("move").board().rootsAt(UnitarField.of(0, 4)).size());
    }

    @Test
    void theSmallBlockGainsByUnification() {
        assertEquals(List.of(RED), seats(executions("unite")));
        assertInstanceOf(UnitarEffect.United.class, executions("unite").get(0).effect());
        assertEquals(List.of(9, 12, 11), frames(end("unite").board()));
    }

    @Test
    void aThirdBlockKeepsItsStoneInAnElimination() {
        assertInstanceOf(UnitarEffect.Eliminated.class, executions("eliminate").get(0).effect());
        assertEquals(List.of(9, 9, 11), frames(end("eliminate").board()));
        assertEquals(List.of(UnitarBlock.BLUE_UNI), end("eliminate").board().rootsAt(UnitarField.of(1, 1)));
    }

    @Test
    void aBlockInPiecesHasLostTheCaptainToTurnAround() {
        UnitarEffect second = executions("lost").get(1).effect();
        assertEquals(UnitarEffect.Reason.CAPTAIN_LOST, assertInstanceOf(UnitarEffect.Nothing.class, second).why());
        assertEquals(UnitarField.NONE, end("lost").board().captain(UnitarBlock.YELLOW_TAR));
    }

    @Test
    void theLastRoundEndsInASharedWin() {
        assertEquals(1 << RED | 1 << BLUE, end("end").outcome().winners());
    }
}
