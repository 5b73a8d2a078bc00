package uniboard.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.game.Options;
import uniboard.game.Random32;
import uniboard.games.onitama.OnitamaGame;
import uniboard.games.unlur.UnlurGame;

/** Exercises that other people's pages bring along. */
class ExerciseTest {
    private static final String START = "start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b";

    private static Course read(String... lines) {
        return Exercise.read(new OnitamaGame(), String.join("\n", lines));
    }

    @Test
    void oneBoardNeedsNoName() {
        Course course = read("title A first win", "say Their master stands before you.", START, "accept win", "task Win.",
            "right Well done!");
        Lesson lesson = course.lessons().get(0);
        assertEquals("A first win", lesson.title());
        Lesson.Step step = lesson.steps().get(0);
        assertEquals("Win.", step.task());
        assertEquals("Well done!", step.replies().get(Replies.RIGHT));
        assertEquals("Their master stands before you.", step.words().get(0).text());
        assertTrue(course.boards().named(step.board()).task() instanceof Task.Do);
    }

    @Test
    void severalBoardsAreSteps() {
        Course course = read("board a", START, "accept win", "task Win.", "", "# then", "board b", START, "task Who wins?", "answer me",
            "option me Blue", "option you Red", "reply you No.");
        assertEquals(2, course.lessons().get(0).steps().size());
        assertEquals("No.", course.lessons().get(0).steps().get(1).replies().get("you"));
    }

    @Test
    void wordsAreNoMarkup() {
        assertEquals("<b>Win</b> & go", read(START, "accept win", "task <b>Win</b> & go").lessons().get(0).steps().get(0).task());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "say Nothing else.|1|There is no board",
        "start nonsense;accept win;task Win.|1|can't be set up",
        "start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b;accept Rat *;task Win.|1|no legal move fits \"Rat *\"",
        "start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b;accept win|1|The task is missing",
        "start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b;dance;task Win.|2|\"dance\" says nothing about a board",
        "start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b;option;task Win.|2|Expected a key and a sentence",
        "start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b;answer me;option you No;task Who?|1|isn't among the options you",
        "start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b;play Boar a1-a2|1|can't be played",
        "task|1|Expected a sentence"})
    void whatIsWrongIsToldWithItsLine(String text, int line, String problem) {
        BookException wrong = assertThrows(BookException.class, () -> read(text.split(";")));
        assertTrue(wrong.getMessage().contains(problem), wrong::getMessage);
        assertEquals(line, wrong.line());
    }

    @Test
    void whatIsTooLongIsRefused() {
        assertThrows(BookException.class, () -> read(START, "accept win", "task " + "w".repeat(401)));
        assertThrows(BookException.class, () -> read(START, "# " + "x".repeat(Exercise.LONGEST)));
    }

    /** Anybody who writes a page for others may mean them no good. */
    @Test
    void nothingTakesForEver() {
        String stars = "*1".repeat(1_000) + '*';
        String everything = "accept *\nnext\n".repeat(6) + "accept *";
        UnlurGame unlur = new UnlurGame();
        String start = unlur.notation().positionText(unlur.start(Options.defaults(unlur), new Random32(1)));
        assertTimeoutPreemptively(Duration.ofMinutes(2), () -> {
            assertThrows(BookException.class, () -> read(START, "accept " + stars, "task Win."));
            assertThrows(BookException.class, () -> Exercise.read(unlur, "start " + start + '\n' + everything + "\ntask Win."));
        });
    }

    @ParameterizedTest
    @CsvSource({"*, Boar c4-c5, true", "Boar *, Boar c4-c5, true", "*c5, Boar c4-c5, true", "B*c*5, Boar c4-c5, true",
        "B*c*6, Boar c4-c5, false", "Boar, Boar c4-c5, false", "**, x, true", "*a*a, aa, true", "*a*a, a, false"})
    void starsStandForAnything(String pattern, String move, boolean fits) {
        assertEquals(fits, MovePattern.fits(pattern, move));
    }
}
