package uniboard.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import uniboard.game.Game;
import uniboard.known.LessonPlaces;
import uniboard.learn.Board;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.Task;
import uniboard.stage.kit.Outline.Place;
import uniboard.text.Language;

/** Lessons on the games' own scenes, done by taps. */
class LessonScreenTest {
    private static final int PATIENCE = 4000;

    static Stream<Game> games() {
        return TestBooks.taught();
    }

    private static HeadlessTable opened(String game, int width, int height, Language language, List<String> done) {
        FakePlatform platform = new FakePlatform();
        if (!done.isEmpty()) platform.stored().put("learn." + game, String.join(" ", done));
        platform.stored().put("setting.motion", "reduced");
        HeadlessTable table = new HeadlessTable(width, height, new Start(game, language, null, Start.Opening.LESSONS), platform);
        rest(table);
        return table;
    }

    private static void rest(HeadlessTable table) {
        int still = 0;
        for (int i = 0; i < PATIENCE && still < 3; i++) {
            int drawn = table.program.framesDrawn();
            table.frame();
            still = table.program.framesDrawn() == drawn ? still + 1 : 0;
        }
    }

    private static void tap(HeadlessTable table, String place) {
        assertTrue(table.places().contains(place), () -> place + " among " + table.places() + ": " + table.status());
        table.tap(place);
        rest(table);
        hear(table);
    }

    /**
     * A move with a story waits to be gone on with.
     *
     * @return whether there was one: what it came to stays on the screen until the next tap
     */
    private static boolean hear(HeadlessTable table) {
        boolean isTold = false;
        while (table.places().contains("story:on")) {
            table.tap("story:on");
            rest(table);
            isTold = true;
        }
        return isTold;
    }

    /** Every step, on a phone, from what is read to what is kept. */
    @ParameterizedTest
    @MethodSource("games")
    void everyStepIsDoneByTaps(Game game) {
        Course course = TestBooks.course(game, Language.ENGLISH);
        List<String> done = new ArrayList<>();
        for (Lesson lesson : course.lessons()) {
            for (Lesson.Step step : lesson.steps()) {
                Board board = course.boards().named(step.board());
                HeadlessTable table = opened(game.id(), 360, 640, Language.ENGLISH, done);
                boolean isTold = hear(table);
                if (board.task() != null && !isTold) assertTrue(table.status().endsWith(step.task()), step.board() + ": " + table.status());
                done.add(step.board());
                if (board.task() instanceof Task.Reach) continue;
                solve(table, game, board);
                assertTrue(table.places().contains("control:onward"), step.board() + ": " + table.status());
                if (board.task() != null) assertEquals(step.replies().get("right"), table.status());
                assertTrue(List.of(table.platform.stored().get("learn." + game.id()).split(" ")).contains(step.board()));
            }
        }
    }

    private static void solve(HeadlessTable table, Game game, Board board) {
        for (String place : LessonPlaces.of(game, board)) tap(table, place);
    }

    @Test
    void whoeverCameToLearnLeavesToTheMenu() {
        HeadlessTable table = opened("onitama", 360, 640, Language.ENGLISH, List.of());
        table.tap("control:close");
        assertTrue(table.places().contains("game:onitama"), table.places().toString());
    }

    @Test
    void whoErrsIsAnsweredAndTriesAgain() {
        HeadlessTable table = opened("noughts", 360, 640, Language.ENGLISH, List.of());
        tap(table, "c1");
        assertTrue(table.status().startsWith("Now the noughts make their line."), table.status());
        assertFalse(table.platform.stored().containsKey("learn.noughts"));
        tap(table, "control:again");
        tap(table, "b3");
        assertEquals("That is not a line of three yet.", table.status());
        tap(table, "control:again");
        assertEquals("Look at the top row.", table.status(), "two failures bring the hint");
        tap(table, "a3");
        assertEquals("win", table.platform.stored().get("learn.noughts"));
        tap(table, "control:onward");
        assertTrue(table.places().contains("control:rules"), "after the last lesson there is a game");
    }

    @Test
    void theRulesLeadToTheLessonsAndTheyLeadToTheTable() {
        HeadlessTable table = HeadlessTable.openGame("unlur", 1280, 800);
        table.tap("control:rules");
        table.tap("control:learn");
        rest(table);
        assertTrue(table.platform.view().title().contains("lessons"));
        table.gdx.key(Keys.ESCAPE);
        rest(table);
        assertTrue(table.places().contains("control:rules"));
    }

    @Test
    void theContentsSayWhatIsDone() {
        HeadlessTable table = opened("noughts", 360, 640, Language.ENGLISH, List.of("win"));
        tap(table, "control:contents");
        assertEquals("Three in a row (done)", table.place("control:lesson:line").label());
    }

    private static FakePlatform lessonDone(String game, int lesson) {
        FakePlatform platform = new FakePlatform();
        platform.stored().put("setting.motion", "reduced");
        List<Lesson> lessons = TestBooks.course(TestBoxes.all().game(game), Language.ENGLISH).lessons();
        List<String> boards = new ArrayList<>();
        for (Lesson each : lessons.subList(0, lesson)) each.steps().forEach(step -> boards.add(step.board()));
        platform.stored().put("learn." + game, String.join(" ", boards));
        platform.stored().put("learn." + game + ".day", "0");
        return platform;
    }

    private static HeadlessTable opened(String game, FakePlatform platform) {
        HeadlessTable table = new HeadlessTable(360, 640, new Start(game, Language.ENGLISH, null, Start.Opening.LESSONS), platform);
        rest(table);
        return table;
    }

    @Test
    void someDaysLaterARefresherIsOffered() {
        FakePlatform platform = lessonDone("onitama", 2);
        assertFalse(opened("onitama", platform).places().contains("control:refresher"));
        platform.pass(2);
        HeadlessTable table = opened("onitama", platform);
        tap(table, "control:refresher");
        assertTrue(table.places().contains("control:hint"), "a step is to be done");
        tap(table, "control:contents");
        assertTrue(table.places().contains("control:refresher"), "it stays at hand");
    }

    @Test
    void whatWasMissedComesAgainInTheNextLesson() {
        Game onitama = TestBoxes.all().game("onitama");
        Course course = TestBooks.course(onitama, Language.ENGLISH);
        FakePlatform platform = lessonDone("onitama", 1);
        platform.stored().put("learn.onitama.missed", "win-alone");
        HeadlessTable table = opened("onitama", platform);
        for (Lesson.Step step : course.lessons().get(1).steps()) {
            solve(table, onitama, course.boards().named(step.board()));
            tap(table, "control:onward");
        }
        assertTrue(table.status().endsWith(course.step("win-alone").task()), table.status());
        solve(table, onitama, course.boards().named("win-alone"));
        assertEquals("", platform.stored().get("learn.onitama.missed"));
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "740, 360", "1280, 800", "820, 1180"})
    void everythingIsInsideTheWindowAndLargeEnoughToTap(int width, int height) {
        for (Game game : games().toList()) {
            for (Language language : List.of(Language.ENGLISH, Language.HEBREW)) {
                HeadlessTable table = opened(game.id(), width, height, language, List.of());
                for (Place place : table.platform.view().places()) {
                    if (!place.name().startsWith("control:")) continue;
                    assertTrue(place.x() >= 0 && place.y() >= 0 && place.x() + place.width() <= width
                        && place.y() + place.height() <= height, () -> "outside the window: " + place);
                    assertTrue(place.width() >= 44 && place.height() >= 44, () -> "too small for a finger: " + place);
                }
            }
        }
    }
}
