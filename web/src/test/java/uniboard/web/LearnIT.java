package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import uniboard.app.registry.AllGames;
import uniboard.game.Game;
import uniboard.known.LessonPlaces;
import uniboard.learn.Board;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.Task;
import uniboard.text.Language;

/** Lessons in a real browser. */
class LearnIT extends SiteTest {
    /** From the step that is open, the first of the lesson, to its end. */
    private static void walk(TablePage table, Game game, Course course, Lesson lesson, Consumer<String> chosen) {
        for (Lesson.Step step : lesson.steps()) {
            Board board = course.boards().named(step.board());
            table.waitUntilStill();
            boolean isTold = hear(table, chosen);
            if (!isTold) assertTrue(table.status().endsWith(step.task()), () -> step.board() + ": " + table.status());
            // A free game is played in other tests.
            if (board.task() instanceof Task.Reach) {
                pass(table, game, step.board());
                continue;
            }
            for (String place : LessonPlaces.of(game, board)) {
                chosen.accept(place);
                table.waitUntilStill();
                hear(table, chosen);
            }
            if (board.task() != null) assertTrue(table.status().endsWith(step.replies().get("right")), step.board());
            chosen.accept("control:onward");
        }
        table.waitUntilStill();
        assertEquals(List.of(), table.complaints());
    }

    /**
     * A move with a story waits to be gone on with.
     *
     * @return whether there was one: what it came to stays on the screen until the next tap
     */
    private static boolean hear(TablePage table, Consumer<String> chosen) {
        boolean isTold = false;
        while (table.hasPlace("story:on")) {
            chosen.accept("story:on");
            table.waitUntilStill();
            isTold = true;
        }
        return isTold;
    }

    /** As if the step had been done in another visit. */
    private static void pass(TablePage table, Game game, String board) {
        table.evaluate("localStorage.setItem('uniboard.learn." + game.id() + "', (localStorage.getItem('uniboard.learn." + game.id()
            + "') ?? '') + ' " + board + "')");
        String language = (String) table.evaluate("document.documentElement.lang");
        table.page().navigate("about:blank");
        table.openReady("?lang=" + language + "&game=" + game.id() + "#learn");
    }

    private static Consumer<String> byKeyboard(TablePage table) {
        return place -> {
            table.goTo(place);
            table.press("Enter");
        };
    }

    @Test
    void aNewcomerComesFromTheFrontDoorAndLearnsByTouchOnAPhone() {
        Game game = new AllGames().game("unitary");
        Course course = BoundBooks.course(game, Language.HEBREW);
        try (TablePage table = touchPage(360, 640)) {
            table.page().navigate(address() + "he/?lang=he");
            table.page().locator("[data-game=unitary] .learn").tap();
            table.waitUntilReady();
            walk(table, game, course, course.lessons().get(0), new Fingers(table)::tap);
        }
    }

    @Test
    void theFirstLessonIsDoneByKeyboardAlone() {
        Game game = new AllGames().game("unlur");
        Course course = BoundBooks.course(game, Language.ENGLISH);
        try (TablePage table = page(640, 360)) {
            table.openReady("?lang=en&game=unlur#learn");
            walk(table, game, course, course.lessons().get(0), byKeyboard(table));
        }
    }
}
