package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Anybody who turns their phone, or is shown other colours, goes on where they were. */
class TurningTest {
    private static final String EXERCISE = """
        title One move
        start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b
        task Win.
        accept win
        right There you are.
        wrong Not that one.
        """;

    private static HeadlessTable open(String game, String record, String exercise, String mode) {
        HeadlessTable table = FramedTable.open(game, record, Map.of("mode", mode), exercise);
        rest(table);
        return table;
    }

    private static void rest(HeadlessTable table) {
        for (int i = 0; i < 200; i++) table.frame();
    }

    private static void tap(HeadlessTable table, String... places) {
        for (String place : places) table.tap(place);
        rest(table);
    }

    /** Tall, in other colours, wide. */
    private static void turn(HeadlessTable table, String type) {
        String status = table.status();
        List<String> before = FramedTable.told(table, type);
        table.resize(400, 800);
        rest(table);
        assertEquals(status, table.status());
        table.program.obey("set", List.of("theme", "dark"));
        rest(table);
        table.program.obey("set", List.of("theme", "light"));
        table.resize(1280, 800);
        rest(table);
        assertEquals(status, table.status());
        assertEquals(before, FramedTable.told(table, type), "nothing has happened");
    }

    @Test
    void anExerciseGoesOn() {
        HeadlessTable table = open("onitama", null, EXERCISE, "exercise");
        turn(table, "exercise");
        tap(table, "Eel", "c4");
        turn(table, "exercise");
        tap(table, "b5");
        assertTrue(table.status().contains("Not that one."), table.status());
        turn(table, "exercise");
        tap(table, "control:again");
        turn(table, "exercise");
        table.tap("Boar");
        table.tap("c4");
        table.tap("c5");
        table.resize(400, 800);
        rest(table);
        assertTrue(table.status().contains("There you are."), table.status());
        turn(table, "exercise");
        List<String> told = FramedTable.told(table, "exercise");
        assertEquals(3, told.size(), told::toString);
        assertTrue(told.get(2).contains("\"result\":\"right\",\"tries\":2,\"solved\":true"), told::toString);
        tap(table, "control:again");
        assertEquals(4, FramedTable.told(table, "exercise").size(), "it begins again where that is asked for");
    }

    @ParameterizedTest
    @CsvSource({"onitama", "unlur", "unikat", "unitary", "unitar"})
    void aLessonsStepGoesOn(String game) {
        HeadlessTable table = open(game, null, null, "lesson");
        for (int stage = 0; stage < 6; stage++) {
            turn(table, "lesson");
            if (table.places().contains("control:hint")) tap(table, "control:hint");
            turn(table, "lesson");
            if (table.places().contains("control:onward")) tap(table, "control:onward");
        }
        assertTrue(FramedTable.told(table, "lesson").size() > 0, table.platform.told()::toString);
    }

    @Test
    void aReplayStaysWhereItIs() {
        HeadlessTable table = open("onitama", FramedTable.TWO_MOVES, null, "replay");
        turn(table, "state");
        tap(table, "control:next");
        turn(table, "state");
        tap(table, "control:last");
        turn(table, "state");
    }

    @Test
    void aTableStaysWhereItIs() {
        HeadlessTable table = open("onitama", FramedTable.TWO_MOVES, null, "play");
        turn(table, "state");
        table.tap("Ox");
        turn(table, "state");
        String step = table.places().stream().filter(place -> place.equals("c2")).findFirst().orElseThrow();
        tap(table, step);
        turn(table, "state");
        tap(table, "control:takeBack");
        turn(table, "state");
    }
}
