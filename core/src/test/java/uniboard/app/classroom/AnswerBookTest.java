package uniboard.app.classroom;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import uniboard.app.registry.Boxes;
import uniboard.match.BotTask;
import uniboard.match.SlicedThinker;
import uniboard.match.Thinker;
import uniboard.remote.classroom.Question;

/** Pupils' answers, weighed as a review would. */
class AnswerBookTest {
    /** Blue's master stands where Red's student would take it; only one of Blue's moves takes that student. */
    private static final Question THREATENED = new Question(1, Question.Kind.TOGETHER, "onitama",
        "start 2m2/5/5/2s2/2M2 Tiger,Boar/Crab,Horse/Ox b\nseat 1");

    private final Thinker thinker = new SlicedThinker(BotTask::search, () -> 0, 0);
    private final AnswerBook book = new AnswerBook(Boxes.all(), thinker);

    private void weigh() {
        book.weigh(() -> { });
        while (book.isWeighing()) thinker.frame();
    }

    @Test
    void whatLosesAtOnceIsWrong() {
        for (String answer : new String[] {"Boar c1-c2", "Tiger c1-c3", "Boar c1-b1"}) book.isRight(THREATENED, answer);
        weigh();
        assertTrue(book.isRight(THREATENED, "Boar c1-c2"));
        assertFalse(book.isRight(THREATENED, "Tiger c1-c3"));
        assertFalse(book.isRight(THREATENED, "Boar c1-b1"));
    }

    @Test
    void whatIsNoMoveIsWrong() {
        book.isRight(THREATENED, "Boar c1-c5");
        book.isRight(THREATENED, "nonsense");
        weigh();
        assertFalse(book.isRight(THREATENED, "Boar c1-c5"));
        assertFalse(book.isRight(THREATENED, "nonsense"));
    }

    @Test
    void anotherQuestionForgetsWhatWasWeighed() {
        book.isRight(THREATENED, "Boar c1-c2");
        weigh();
        Question next = new Question(2, Question.Kind.TOGETHER, "onitama", THREATENED.text());
        assertFalse(book.isRight(next, "Boar c1-c2"), "it isn't weighed yet");
    }
}
