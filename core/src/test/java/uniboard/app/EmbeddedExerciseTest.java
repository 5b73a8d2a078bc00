package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static uniboard.app.FramedTable.last;
import static uniboard.app.FramedTable.obey;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An exercise or a lesson within another page: what that page hears, and may do to help. */
class EmbeddedExerciseTest {
    private static final String EXERCISE = """
        title One move
        start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b
        task Win.
        accept win
        right There you are.
        """;

    @Test
    void anExerciseIsDoneAndTold() {
        HeadlessTable table = FramedTable.open("onitama", null, Map.of("mode", "exercise"), EXERCISE);
        for (int i = 0; i < 50; i++) table.frame();
        assertFalse(table.places().contains("control:close"), "nothing leads elsewhere");
        assertTrue(last(table, "exercise").contains("\"result\":\"shown\""), table.platform.told()::toString);
        for (String place : List.of("Eel", "c4", "b5")) table.tap(place);
        for (int i = 0; i < 200; i++) table.frame();
        assertTrue(last(table, "exercise").contains("\"result\":\"wrong\",\"tries\":1,\"solved\":false"), table.platform.told()::toString);
        assertTrue(last(table, "exercise").contains("\"title\":\"One move\",\"answer\":\"Eel c4-b5\""), table.platform.told()::toString);
        table.tap("control:again");
        for (String place : List.of("Boar", "c4", "c5")) table.tap(place);
        for (int i = 0; i < 200; i++) table.frame();
        assertTrue(last(table, "exercise").contains("\"result\":\"right\",\"tries\":2,\"solved\":true"), table.platform.told()::toString);
        assertTrue(last(table, "exercise").contains("\"answer\":\"Boar c4-c5\""), "what was taken back is none: " + table.platform.told());
        assertTrue(table.status().contains("There you are."), table.status());
        assertTrue(table.platform.stored().keySet().stream().noneMatch(key -> key.startsWith("learn.")), "of another page's exercise");
        table.tap("control:again");
        assertTrue(last(table, "exercise").contains("\"result\":\"shown\",\"tries\":2"), "what was tried counts on");
    }

    @Test
    void ofTwoBoardsTheOneThatTheAddressAsksForComesFirst() {
        String question = """
            board win
            start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b
            task Win.
            accept win
            board side
            start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b
            task Who is to move?
            option blue Blue
            option red Red
            answer blue
            """;
        HeadlessTable table = FramedTable.open("onitama", null, Map.of("mode", "exercise", "step", "2"), question);
        for (int i = 0; i < 50; i++) table.frame();
        assertTrue(last(table, "exercise").contains("\"step\":2,\"steps\":2,\"result\":\"shown\""), table.platform.told()::toString);
        table.tap("control:option:red");
        assertTrue(last(table, "exercise").contains("\"result\":\"wrong\",\"tries\":1"), table.platform.told()::toString);
        assertTrue(last(table, "exercise").contains("\"answer\":\"red\""), table.platform.told()::toString);
    }

    @Test
    void aBadExerciseIsToldToBoth() {
        HeadlessTable table = FramedTable.open("onitama", null, Map.of("mode", "exercise"), "start nonsense\naccept win\ntask Win.");
        assertTrue(table.status().contains("in its line 1"), table.status());
        String error = last(table, "error");
        assertTrue(error.contains("line 1") && !error.contains("set up: \""), error);
    }

    @Test
    void anExerciseWithoutATextIsSaid() {
        HeadlessTable table = FramedTable.open("onitama", null, Map.of("mode", "exercise"), null);
        assertTrue(table.status().contains("on this page is missing"), table.status());
        assertTrue(last(table, "error").contains("without an exercise’s text"), table.platform.told()::toString);
    }

    @Test
    void thePageHelpsInAnExercise() {
        HeadlessTable table = FramedTable.open("onitama", null, Map.of("mode", "exercise"), EXERCISE);
        for (int i = 0; i < 50; i++) table.frame();
        assertEquals("", obey(table, "hint"));
        assertTrue(last(table, "hint").contains("\"words\":\""), table.platform.told()::toString);
        assertEquals("", obey(table, "highlight", "c4"));
        assertEquals("There is nothing to take back", obey(table, "undo"));
        assertEquals("", obey(table, "lock", "Boar c4-c5"));
        for (String place : List.of("Eel", "c4", "b5")) table.tap(place);
        for (int i = 0; i < 50; i++) table.frame();
        assertFalse(last(table, "exercise").contains("wrong"), "it can't be tried");
        assertTrue(last(table, "illegal").contains("Only some moves"), table.platform.told()::toString);
        assertEquals("", obey(table, "lock"));
        assertFalse(table.status().contains("Only some moves"), "it isn't true any more: " + table.status());
        for (String place : List.of("Eel", "c4", "b5")) table.tap(place);
        for (int i = 0; i < 200; i++) table.frame();
        assertTrue(last(table, "exercise").contains("wrong"), table.platform.told()::toString);
        assertEquals("", obey(table, "undo"));
        assertTrue(table.places().contains("control:hint"), "it may be tried again");
        assertTrue(obey(table, "goto", "1").contains("can’t be done in a lesson or an exercise"));
    }

    /** What was refused is told no longer, and the wrong card isn't held any more. */
    @Test
    void aHintAfterARefusedTapIsTheHint() {
        HeadlessTable table = FramedTable.open("onitama", null, Map.of("mode", "exercise"), EXERCISE + "hint The Boar leads.\n");
        for (int i = 0; i < 50; i++) table.frame();
        for (String place : List.of("Eel", "c4", "d5")) table.tap(place);
        assertTrue(table.status().contains("can’t take a piece"), table.status());
        for (String told : List.of("The Boar leads", "captures the master")) {
            assertEquals("", obey(table, "hint"));
            assertTrue(last(table, "hint").contains(told), table.platform.told()::toString);
            assertTrue(table.status().contains(told), table.status());
        }
        for (String place : List.of("c4", "c5")) table.tap(place);
        for (int i = 0; i < 200; i++) table.frame();
        assertFalse(last(table, "exercise").contains("wrong"), "the Eel is given up: " + table.platform.told());
    }

    @Test
    void aPausedExerciseWaits() {
        HeadlessTable table = FramedTable.open("onitama", null, Map.of("mode", "exercise"), EXERCISE);
        for (int i = 0; i < 50; i++) table.frame();
        assertEquals("", obey(table, "pause", "true"));
        for (String place : List.of("Eel", "c4", "b5")) table.tap(place);
        assertTrue(table.status().contains("paused"), table.status());
        assertFalse(last(table, "exercise").contains("wrong"), "it can't be tried");
        assertTrue(last(table, "illegal").contains("paused"), table.platform.told()::toString);
        assertEquals("", obey(table, "pause", "false"));
        assertFalse(table.status().contains("waiting"), "it isn't true any more: " + table.status());
        for (String place : List.of("Eel", "c4", "b5")) table.tap(place);
        for (int i = 0; i < 200; i++) table.frame();
        assertTrue(last(table, "exercise").contains("wrong"), table.platform.told()::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"nothing|1|“lesson” can’t be “nothing”: win, |The lesson that this page asks for doesn’t exist.",
        "win|99|“step” can’t be “99”: 1 to |The step that this page asks for doesn’t exist."})
    void aLessonThatIsNotThereIsTold(String lesson, String step, String told, String said) {
        HeadlessTable table = FramedTable.open("onitama", null, Map.of("mode", "lesson", "lesson", lesson, "step", step), null);
        for (int i = 0; i < 50; i++) table.frame();
        assertTrue(last(table, "error").contains(told), table.platform.told()::toString);
        assertTrue(table.status().startsWith(said), table.status());
    }

    @Test
    void inALessonNothingIsToldOfAGameThatIsNotShown() {
        HeadlessTable table = FramedTable.open("onitama", null, Map.of("mode", "lesson", "lesson", "win"), null);
        assertEquals(List.of(), FramedTable.told(table, "state"));
        assertFalse(FramedTable.told(table, "lesson").isEmpty());
        assertEquals("", obey(table, "getState"));
        assertTrue(last(table, "state").contains("\"record\":\"\""), last(table, "state"));
    }
}
