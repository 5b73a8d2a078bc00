package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.text.Language;

/** Whoever turns their phone, or is shown other colours, goes on where they were. */
class TurningTest {
    private static final String RECORD = """
        uniboard 1
        game onitama
        start ssmss/5/5/5/SSMSS Ox,Boar/Horse,Elephant/Crab b
        seat 1 human
        seat 2 human
        1 Boar c1-c2
        2 Horse d5-d4
        """;
    private static final String EXERCISE = """
        title One move
        start 2m2/2S2/5/5/2M2 Boar,Eel/Horse,Crab/Tiger b
        task Win.
        accept win
        right There you are.
        wrong Not that one.
        """;

    private static HeadlessTable open(String record, String exercise, String mode) {
        TableRequest request = TableRequest.of(Map.of("mode", mode), TestBoxes.all().game("onitama"));
        FakePlatform platform = new FakePlatform().within();
        platform.stored().put("setting.motion", "reduced");
        Start start = new Start("onitama", Language.ENGLISH, record, Start.Opening.TABLE, null, request, exercise, "");
        HeadlessTable table = new HeadlessTable(1280, 800, start, platform);
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

    private static List<String> told(HeadlessTable table, String type) {
        return table.platform.told().stream().filter(event -> event.startsWith("{\"type\":\"" + type + '"')).toList();
    }

    /** Tall, in other colours, wide. */
    private static void turn(HeadlessTable table, String type) {
        String status = table.status();
        List<String> before = told(table, type);
        table.resize(400, 800);
        rest(table);
        assertEquals(status, table.status());
        table.program.obey("set", List.of("theme", "dark"));
        rest(table);
        table.program.obey("set", List.of("theme", "light"));
        table.resize(1280, 800);
        rest(table);
        assertEquals(status, table.status());
        assertEquals(before, told(table, type), "nothing has happened");
    }

    @Test
    void anExerciseGoesOn() {
        HeadlessTable table = open(null, EXERCISE, "exercise");
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
        List<String> told = told(table, "exercise");
        assertEquals(3, told.size(), told::toString);
        assertTrue(told.get(2).contains("\"result\":\"right\",\"tries\":2,\"solved\":true"), told::toString);
        tap(table, "control:again");
        assertEquals(4, told(table, "exercise").size(), "it begins again where that is asked for");
    }

    @ParameterizedTest
    @CsvSource({"onitama", "unlur", "unikat", "unitary", "unitar"})
    void aLessonsStepGoesOn(String game) {
        TableRequest request = TableRequest.of(Map.of("mode", "lesson"), TestBoxes.all().game(game));
        FakePlatform platform = new FakePlatform().within();
        platform.stored().put("setting.motion", "reduced");
        Start start = new Start(game, Language.ENGLISH, null, Start.Opening.TABLE, null, request);
        HeadlessTable table = new HeadlessTable(1280, 800, start, platform);
        rest(table);
        for (int stage = 0; stage < 6; stage++) {
            turn(table, "lesson");
            if (table.places().contains("control:hint")) tap(table, "control:hint");
            turn(table, "lesson");
            if (table.places().contains("control:onward")) tap(table, "control:onward");
        }
        assertTrue(told(table, "lesson").size() > 0, table.platform.told()::toString);
    }

    @Test
    void aReplayStaysWhereItIs() {
        HeadlessTable table = open(RECORD, null, "replay");
        turn(table, "state");
        tap(table, "control:next");
        turn(table, "state");
        tap(table, "control:last");
        turn(table, "state");
    }

    @Test
    void aTableStaysWhereItIs() {
        HeadlessTable table = open(RECORD, null, "play");
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
