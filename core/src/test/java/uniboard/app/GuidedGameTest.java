package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.learn.Board;
import uniboard.learn.MovePattern;
import uniboard.learn.Practice;
import uniboard.learn.PracticeState;
import uniboard.learn.PracticeView;
import uniboard.learn.Replies;
import uniboard.learn.Task;
import uniboard.match.BotTask;
import uniboard.match.GameRecord;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.match.SlicedThinker;
import uniboard.match.Thinker;
import uniboard.match.Waiting;

/** A first game with somebody who looks on. */
class GuidedGameTest {
    private static final String WIN_AT_HAND = "1sm2/2S2/5/5/2M2 Monkey,Ox/Horse,Crab/Boar b";
    private static final String MASTER_IN_DANGER = "2m2/5/2s2/5/1SM2 Ox,Boar/Tiger,Horse/Crab b";
    private static final int PATIENCE = 20_000;

    private final Game onitama = TestBoxes.all().game("onitama");
    private final Thinker bots = new SlicedThinker(BotTask::search, () -> 0, 0);
    private Practice practice;
    private boolean isMoving;

    private void begin(String start) {
        begin(start, new Task.Reach(1, new MovePattern("win"), Task.Reach.Help.REMARKS));
    }

    private void begin(String start, Task task) {
        begin(new Board("first", start, List.of(), task, Board.SEAT_TO_MOVE, List.of(), List.of(), Board.Recall.POSSIBLE, 1));
    }

    private void begin(Board board) {
        practice = new Practice(onitama, board, bots, () -> 1, new PracticeView() {
            @Override
            public void begun(GameSession session) {
                isMoving = false;
                session.show(practice.watching(this));
            }

            @Override
            public void judged() {
                // What it has come to is asked for.
            }

            @Override
            public void moved(Position before, int move, Position after) {
                isMoving = true;
            }
        });
        practice.begin();
        rest();
    }

    /** Until the learner is asked. */
    private void rest() {
        for (int frame = 0; frame < PATIENCE; frame++) {
            if (isMoving) {
                isMoving = false;
                practice.session().settled();
            } else if (practice.state() == PracticeState.WEIGHING
                || practice.state() == PracticeState.TRYING && practice.session().turn().waiting() == Waiting.BOT) {
                bots.frame();
            } else {
                return;
            }
        }
        throw new AssertionError("The game never came to rest");
    }

    private void play(String move) {
        practice.session().choose(onitama.move(practice.session().match().position(), move));
        rest();
    }

    private int plies() {
        return practice.session().match().record().plies();
    }

    @Test
    void aMissedWinIsToldAndCanBeTakenBack() {
        begin(WIN_AT_HAND);
        play("Ox c1-c2");
        assertEquals(PracticeState.DOUBTED, practice.state());
        assertEquals("learn.guide.win", practice.remark().key());
        practice.tryAgain();
        rest();
        assertEquals(0, plies());
        assertNull(practice.remark());
        play("Ox c4-c5");
        assertEquals(PracticeState.DONE, practice.state());
    }

    @Test
    void whatIsDoubtedMayStand() {
        begin(WIN_AT_HAND);
        play("Ox c1-c2");
        practice.letStand();
        rest();
        assertTrue(plies() >= 2, "the bot has answered");
    }

    @Test
    void aThreatThatCouldBeMetIsTold() {
        begin(MASTER_IN_DANGER);
        play("Ox b1-b2");
        assertEquals(PracticeState.DOUBTED, practice.state());
        assertEquals("learn.guide.threat", practice.remark().key());
    }

    @Test
    void aMistakeThatTheLessonHasNotForeseenIsPunishedOnTheBoard() {
        Task.Round round = new Task.Round(List.of(new MovePattern("* c1-d1")), List.of(), List.of(), Task.Round.Unnamed.WRONG,
            Task.Round.Length.MOVE);
        begin(MASTER_IN_DANGER, new Task.Do(List.of(round)));
        play("Ox b1-b2");
        assertEquals(PracticeState.FAILED, practice.state());
        assertEquals(Replies.WRONG, practice.reply());
        assertTrue(practice.session().match().outcome().wins(1), "the opponent has shown it");
        assertNotNull(practice.remark());
        practice.tryAgain();
        rest();
        assertEquals(0, plies());
    }

    @Test
    void whoAsksForAHintIsToldTheStrongestMove() {
        begin(MASTER_IN_DANGER);
        practice.hint();
        for (int frame = 0; frame < PATIENCE && practice.session().feedback().hinted().isEmpty(); frame++) bots.frame();
        assertNotNull(practice.objection());
        assertEquals(0, plies());
    }

    /** What the opponent had answered before the turn that is doubted stays, and comes again. */
    @Test
    void takingBackTakesTheOwnTurnAlone() {
        begin(WIN_AT_HAND);
        play("Ox c1-c2");
        practice.letStand();
        rest();
        GameRecord answered;
        do {
            answered = practice.session().match().record();
            practice.session().choose(practice.session().match().choices().get(0).move());
            rest();
        } while (practice.state() == PracticeState.TRYING);
        assertTrue(answered.plies() >= 2);
        assertEquals(PracticeState.DOUBTED, practice.state());
        practice.tryAgain();
        rest();
        assertEquals(answered, practice.session().match().record());
    }

    @Test
    void whatAReviewCallsNoMistakeIsRightWhereItIsWeighed() {
        Task.Round round = new Task.Round(List.of(new MovePattern("* c1-d1")), List.of(), List.of(), Task.Round.Unnamed.WEIGHED,
            Task.Round.Length.MOVE);
        boolean isAnotherRight = false;
        for (Choice choice : new Match(GameRecord.from(onitama, Options.defaults(onitama), MASTER_IN_DANGER,
            List.of(Seat.HUMAN, Seat.HUMAN))).choices()) {
            if (choice.label().toString().contains("c1-d1")) continue;
            begin(MASTER_IN_DANGER, new Task.Do(List.of(round)));
            practice.session().choose(choice.move());
            rest();
            isAnotherRight |= practice.state() == PracticeState.DONE;
        }
        assertTrue(isAnotherRight);
    }

    @Test
    void afterTheFirstMoveHintAndFramesAreAboutTheSecond() {
        Task.Round first = new Task.Round(List.of(new MovePattern("* c1-d1")), List.of(), List.of("Horse c3-c2"), Task.Round.Unnamed.WRONG,
            Task.Round.Length.MOVE);
        Task.Round second = new Task.Round(List.of(new MovePattern("* b1-c1")), List.of(), List.of(), Task.Round.Unnamed.WRONG,
            Task.Round.Length.MOVE);
        begin(new Board("first", MASTER_IN_DANGER, List.of(), new Task.Do(List.of(first, second)), Board.SEAT_TO_MOVE, List.of("c1"),
            List.of(), Board.Recall.POSSIBLE, 1));
        assertEquals(List.of("c1"), practice.session().feedback().hinted());
        play("Boar c1-d1");
        assertEquals(PracticeState.TRYING, practice.state());
        assertEquals(List.of(), practice.session().feedback().hinted());
        practice.hint();
        assertEquals("", practice.reply(), "the book's hint is about the first move");
        assertNotNull(practice.remark());
        assertEquals(List.of("Ox", "b1", "c1"), practice.session().feedback().hinted());
    }

    @Test
    void wrongTapsLeaveWhatWasFound() {
        begin(MASTER_IN_DANGER, new Task.Find(3, new MovePattern("Ox *")));
        String found = List.copyOf(practice.targets()).get(0);
        practice.tap(found);
        for (int i = 0; i < 3; i++) {
            practice.tap("e5");
            assertEquals(List.of(found), practice.found());
            assertEquals("learn.found", practice.remark().key());
        }
        practice.hint();
        assertEquals(List.of(found), practice.found());
        assertFalse(practice.session().feedback().hinted().contains(found), "what is found isn't pointed out");
        assertEquals(1, practice.session().feedback().hinted().size());
    }

    @Test
    void inFreePlayTheBooksHintIsForTheBooksPosition() {
        begin(MASTER_IN_DANGER, new Task.Reach(1, new MovePattern("win"), Task.Reach.Help.NONE));
        practice.hint();
        assertEquals(Replies.HINT, practice.reply());
        play("Boar c1-d1");
        assertEquals(PracticeState.TRYING, practice.state());
        practice.hint();
        assertEquals("", practice.reply());
        for (int frame = 0; frame < PATIENCE && practice.session().feedback().hinted().isEmpty(); frame++) bots.frame();
        assertNotNull(practice.objection());
    }

    @Test
    void aLossIsToldAsALoss() {
        begin(MASTER_IN_DANGER, new Task.Reach(5, new MovePattern("win"), Task.Reach.Help.NONE));
        play("Ox b1-b2");
        assertEquals(PracticeState.FAILED, practice.state());
        assertTrue(practice.remark().toString().contains("table.youLose"), practice.remark().toString());
    }
}
