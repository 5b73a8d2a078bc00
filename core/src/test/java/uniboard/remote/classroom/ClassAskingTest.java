package uniboard.remote.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import uniboard.known.PaperCrypto;
import uniboard.remote.Encoded;

/** What a class is asked, and what it answers. */
class ClassAskingTest {
    private static final String EXERCISE = "start 2/k w\n\n# a remark\ntask Win at once\nright Well done";

    private final ClassOnRelay room = new ClassOnRelay(new PaperCrypto(1), 1, 0);

    private void ask() {
        room.teacher().ask(Question.Kind.TOGETHER, "onitama", EXERCISE);
        room.settle();
    }

    @Test
    void everybodyHasTheQuestionAtOnceAndLateOnesWhenTheyCome() {
        room.with(2);
        ask();
        for (ClassOnRelay.Device device : room.devices()) assertEquals(EXERCISE, device.now().question().text());
        ClassOnRelay.Device late = room.come("");
        room.seconds(2);
        assertEquals(room.now().question(), late.now().question());
        assertEquals(QuestionPhase.OPEN, late.now().phase());
    }

    @Test
    void nobodySeesAnAnswerBeforeItIsShown() {
        room.with(3);
        ask();
        room.device(0).pupil().answer("right");
        room.device(1).pupil().answer("g2-g3");
        room.seconds(3);
        assertEquals(List.of(true, true, false), room.now().pupils().stream().map(PupilView::hasAnswered).toList());
        assertEquals(2, room.now().answered());
        assertEquals(2, room.device(2).now().answered());
        assertTrue(room.device(0).now().isCounted());
        // Nor whether it is right: the teacher's device has judged it, and tells nobody.
        assertFalse(room.device(0).kept().contains("work 1 "), room.device(0).kept());
        assertEquals(List.of(), room.now().counts());
        assertEquals("", room.teacher().answerOf(room.device(0).id()));
        room.teacher().closeAnswers();
        room.seconds(1);
        assertEquals(List.of(), room.device(2).now().counts());
        room.teacher().showAnswers();
        room.seconds(1);
        List<AnswerCount> counts = List.of(new AnswerCount("g2-g3", 1, false), new AnswerCount("right", 1, true));
        assertEquals(counts, room.now().counts());
        for (ClassOnRelay.Device device : room.devices()) assertEquals(counts, device.now().counts());
        assertEquals("right", room.teacher().answerOf(room.device(0).id()));
    }

    /** What stands at the relay, opened by somebody who has the link, has nobody's name, and no answer. */
    @Test
    void whatIsSaidToAllNamesNobody() {
        room.teacher().letTypeNames();
        room.come("Ada Lovelace");
        room.seconds(3);
        room.teacher().admit(room.now().pupils().get(0).id());
        room.seconds(2);
        assertEquals("Ada Lovelace", room.device(0).now().name().typed());
        ask();
        room.device(0).pupil().answer("secret move");
        room.seconds(5);
        ClassChannel eye = new ClassChannel(room.crypto(), room.relay().line(), room.teacher().link().door(), new byte[32]);
        int opened = 0;
        for (byte[] packet : room.relay().everything()) {
            var message = eye.opened(ClassChannel.ALL, packet);
            if (message == null) continue;
            opened++;
            assertFalse(message.open().text().contains("Ada"));
            assertFalse(message.open().text().contains("secret move"));
        }
        assertTrue(opened > 2);
    }

    @Test
    void theLastAnswerCountsAndNoneAfterClosing() {
        room.with(1);
        ClassOnRelay.Device pupil = room.device(0);
        ask();
        pupil.pupil().answer("first");
        pupil.pupil().answer("second");
        room.seconds(3);
        assertEquals("second", pupil.now().work().answer());
        assertTrue(pupil.now().isCounted());
        pupil.pupil().answer("third");
        pupil.line().cut(true);
        room.teacher().closeAnswers();
        room.seconds(2);
        pupil.line().cut(false);
        room.seconds(10);
        pupil.pupil().answer("fourth");
        room.seconds(10);
        room.teacher().showAnswers();
        room.seconds(1);
        assertEquals(1, room.now().answered());
        assertEquals(room.now().counts(), pupil.now().counts());
        assertEquals(pupil.now().work().answer().equals(room.now().counts().get(0).answer()), pupil.now().isCounted());
    }

    @Test
    void anAnswerThatWasOnItsWayCountsWhenTheQuestionIsOpenAgain() {
        room.with(1);
        ClassOnRelay.Device pupil = room.device(0);
        ask();
        pupil.line().cut(true);
        pupil.pupil().answer("right");
        room.teacher().closeAnswers();
        room.seconds(5);
        pupil.line().cut(false);
        room.seconds(10);
        assertEquals(0, room.now().answered());
        assertFalse(pupil.now().isCounted());
        room.teacher().reopenAnswers();
        room.seconds(12);
        assertEquals(1, room.now().answered());
        assertTrue(pupil.now().isCounted());
    }

    @Test
    void aNextQuestionBeginsEmpty() {
        room.with(2);
        ask();
        room.device(0).pupil().answer("right");
        room.seconds(2);
        room.teacher().ask(Question.Kind.TOGETHER, "unlur", "start 1\ntask Anything");
        room.seconds(2);
        assertEquals("", room.device(0).now().work().answer());
        assertFalse(room.now().pupils().get(0).hasAnswered());
        assertEquals("unlur", room.device(1).now().question().game());
        room.device(1).pupil().answer("other");
        room.seconds(2);
        room.teacher().clearQuestion();
        room.seconds(1);
        assertNull(room.device(1).now().question());
        assertEquals(List.of(new QuestionResult(1, Question.Kind.TOGETHER, "onitama", 1, 1),
            new QuestionResult(2, Question.Kind.TOGETHER, "unlur", 1, 0)), room.teacher().questionResults());
        assertEquals(List.of(1, 0), room.teacher().results().stream().map(PupilResult::right).toList());
    }

    @Test
    void lessonsAndSheetsTellHowFarEachIs() {
        room.with(2);
        room.teacher().ask(Question.Kind.LESSON, "onitama", "cards");
        room.seconds(1);
        room.device(0).pupil().progress(3, 5, 1);
        room.device(1).pupil().progress(0, 1, 0);
        room.seconds(2);
        room.device(0).reload();
        room.seconds(2);
        assertEquals(new Work("", 3, 5, 1), room.device(0).now().work());
        room.device(0).pupil().progress(4, 6, 1);
        room.seconds(3);
        PupilResult first = room.teacher().results().get(0);
        assertEquals(List.of(1, 4, 6, 1), List.of(first.answered(), first.right(), first.tries(), first.hints()));
        room.teacher().showAnswers();
        room.seconds(1);
        assertEquals(List.of(), room.now().counts());
        assertEquals(0, room.device(0).now().others());
    }

    @Test
    void handsGoUpAndDown() {
        room.with(2);
        room.device(0).pupil().raiseHand();
        room.device(1).pupil().raiseHand();
        room.seconds(2);
        assertEquals(List.of(true, true), room.now().pupils().stream().map(PupilView::isHandUp).toList());
        room.teacher().lowerHand(room.device(0).id());
        room.device(1).pupil().lowerHand();
        room.seconds(3);
        assertEquals(List.of(false, false), room.now().pupils().stream().map(PupilView::isHandUp).toList());
        assertFalse(room.device(0).now().isHandUp());
        room.device(0).pupil().raiseHand();
        room.seconds(2);
        assertTrue(room.now().pupils().get(0).isHandUp());
        assertTrue(room.device(0).now().isHandUp());
    }

    @Test
    void tablesArePassedOn() {
        room.with(2);
        room.teacher().seatAt(room.device(1).id(), "pTABLE");
        room.seconds(1);
        assertEquals("", room.device(0).now().table());
        assertEquals("pTABLE", room.device(1).now().table());
        room.reloadTeacher();
        room.device(1).reload();
        room.seconds(3);
        assertEquals("pTABLE", room.device(1).now().table());
        room.teacher().seatAt(room.device(1).id(), "");
        room.seconds(3);
        assertEquals("", room.device(1).now().table());
    }

    @Test
    void whatCantBeAskedOrAnsweredIsRefused() {
        room.with(1);
        ClassHost teacher = room.teacher();
        String tooLong = "\u05d0".repeat(Question.LONGEST / 2 + 1);
        assertFalse(Question.fits(tooLong));
        Exception told = assertThrows(IllegalArgumentException.class, () -> teacher.ask(Question.Kind.TOGETHER, "onitama", tooLong));
        assertEquals("an exercise of 8002 bytes; expected 1 to 8000", told.getMessage());
        assertThrows(IllegalArgumentException.class, () -> teacher.ask(Question.Kind.LESSON, "onitama", "two words"));
        assertThrows(IllegalStateException.class, teacher::closeAnswers);
        ask();
        for (String answer : new String[] {"", " ", "a\nb", "a".repeat(121), "a\u202eb"}) {
            assertThrows(IllegalArgumentException.class, () -> room.device(0).pupil().answer(answer));
        }
        teacher.showAnswers();
        assertThrows(IllegalStateException.class, teacher::reopenAnswers);
    }

    /** A long question, and sixty long answers that all differ, in the script that takes most bytes. */
    @Test
    void noPacketIsTooLong() {
        room.with(60);
        room.teacher().ask(Question.Kind.TOGETHER, "onitama", "\u20ac".repeat(2_666));
        room.seconds(1);
        for (int i = 0; i < 60; i++) room.device(i).pupil().answer(i + "\u20ac".repeat(118));
        room.seconds(12);
        room.teacher().showAnswers();
        room.seconds(1);
        assertEquals(60, room.now().answered());
        assertEquals(60, room.now().counts().size());
        PupilSnapshot seen = room.device(3).now();
        assertTrue(seen.counts().size() >= 7, () -> seen.counts().size() + " counts");
        assertEquals(60, seen.counts().size() + seen.others());
        for (byte[] packet : room.relay().everything()) assertTrue(packet.length <= ClassChannel.LONGEST);
    }

    @Test
    void aLongSheetIsAskedTaskByTask() {
        String first = "board 1\nstart a\ntask One\n";
        String second = "board 2\nstart b\ntask Two\n";
        assertEquals(List.of("title Sheet\nsay Read this\n" + first, "title Sheet\n" + second),
            SheetTasks.of("title Sheet\nsay Read this\n" + first + second));
        assertEquals(List.of(EXERCISE), SheetTasks.of(EXERCISE));
        assertTrue(Encoded.utf8(EXERCISE).length < Question.LONGEST);
    }
}
