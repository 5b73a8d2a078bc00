package uniboard.app.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
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

    private static final String TURN = "start seats=2 area=0,2,-2 hidden=Distance/Energy hands=Mass,Surface Tension,Square Root/Time,Clear "
        + "deck=Distance,Mass,Time,Speed,Speed,Acceleration,Acceleration,Area,Area,Volume,Volume,Density,Density,"
        + "Momentum,Momentum,Force,Force,Energy,Power,Power,Pressure,Pressure,Surface Tension,Frequency,Frequency,"
        + "Viscosity,Viscosity,Moment of Inertia,Moment of Inertia,Angular Momentum,Angular Momentum,Square,Square,"
        + "Square,Square,Square,Square,Square Root,Square Root,Square Root,Square Root,Square Root,Clear,Clear,"
        + "Clear,Clear,Clear discard=- seat=1 phase=play turns=0 rng=96a0f96b-12bc8390-971e9964-79adc7e7\nseat 1";

    private final Thinker thinker = new SlicedThinker(BotTask::search, () -> 0, 0);
    private final AnswerBook book = new AnswerBook(Boxes.all(), thinker, question -> null);

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
    void whatNobodyFoundIsKnownAndSoAreTheChances() {
        for (String answer : new String[] {"Tiger c1-c3", "Boar c1-b1"}) book.isRight(THREATENED, answer);
        assertEquals("", book.solution(THREATENED));
        weigh();
        assertEquals("Boar c1-c2", book.solution(THREATENED));
        assertEquals("", book.chance("Boar c1-c2"), "Nobody gave it");
        assertTrue(Integer.parseInt(book.chance("Tiger c1-c3")) < 20, book.chance("Tiger c1-c3"));
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
    void aTurnOfSeveralMovesIsWeighedAsAWhole() {
        Question question = new Question(1, Question.Kind.TOGETHER, "unitary", TURN);
        String won = "Surface Tension down; Mass up; Square Root";
        String half = "Surface Tension down; Mass up";
        String missed = "Mass down; end";
        for (String answer : new String[] {won, half, missed}) book.isRight(question, answer);
        weigh();
        assertTrue(book.isRight(question, won));
        assertFalse(book.isRight(question, half), "the turn goes on");
        assertFalse(book.isRight(question, missed), "another turn wins at once");
    }

    @Test
    void anotherQuestionForgetsWhatWasWeighed() {
        book.isRight(THREATENED, "Boar c1-c2");
        weigh();
        Question next = new Question(2, Question.Kind.TOGETHER, "onitama", THREATENED.text());
        assertFalse(book.isRight(next, "Boar c1-c2"), "it isn't weighed yet");
    }
}
