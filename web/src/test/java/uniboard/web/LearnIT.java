package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import uniboard.app.AllGames;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.learn.Board;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.Task;
import uniboard.text.Language;

/** Lessons in a real browser. */
class LearnIT extends SiteTest {
    /** The places to choose, one after the other, for the task to be done. */
    private static List<String> places(Game game, Board board) {
        List<String> places = new ArrayList<>();
        Position position = game.notation().position(board.start());
        for (String move : board.plays()) position.play(game.move(position, move));
        if (board.task() instanceof Task.Do task) {
            for (Task.Round round : task.rounds()) {
                int move = round.accepted().stream().flatMap(each -> each.among(game, position).stream()).findFirst().orElseThrow();
                for (Choice.Step step : game.choice(position, move).steps()) places.add(step.place());
                position.play(move);
                for (String reply : round.replies()) position.play(game.move(position, reply));
            }
        } else if (board.task() instanceof Task.Find find) {
            find.pattern().among(game, position).stream().map(move -> game.choice(position, move).steps().get(find.step() - 1).place())
                .distinct().forEach(places::add);
        } else if (board.task() instanceof Task.Answer answer) {
            places.add("control:option:" + answer.right());
        }
        return places;
    }

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
            for (String place : places(game, board)) {
                chosen.accept(place);
                table.waitUntilStill();
                hear(table, chosen);
            }
            if (board.task() != null) assertEquals(step.replies().get("right"), table.status(), step.board());
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

    private static Consumer<String> byTouch(TablePage table) {
        return place -> {
            Table.Place at = table.place(place);
            new Fingers(table).tap(at.x() + at.width() / 2, at.y() + at.height() / 2);
        };
    }

    private static Consumer<String> byKeyboard(TablePage table) {
        return place -> {
            table.goTo(place);
            table.press("Enter");
        };
    }

    @ParameterizedTest
    @CsvSource({"onitama, en", "unlur, uk", "unitary, he", "unitar, fr"})
    void aNewcomerComesFromTheFrontDoorAndLearnsByTouchOnAPhone(String id, String code) {
        learnByTouch(id, code, 1);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"onitama, he", "unlur, fr", "unikat, uk", "unitary, en", "unitar, he"})
    void aNewcomerDoesThreeLessonsByTouchOnAPhone(String id, String code) {
        learnByTouch(id, code, 3);
    }

    private void learnByTouch(String id, String code, int lessons) {
        Language language = Language.preferred(List.of(code));
        Game game = new AllGames().game(id);
        Course course = BoundBooks.course(game, language);
        try (TablePage table = touchPage(360, 640)) {
            table.page().navigate(address() + (language == Language.ENGLISH ? "" : code + '/') + "?lang=" + code);
            table.page().locator("[data-game=" + id + "] .learn").tap();
            table.waitUntilReady();
            for (Lesson lesson : course.lessons().subList(0, lessons)) walk(table, game, course, lesson, byTouch(table));
        }
    }

    @Test
    void theFirstLessonIsDoneByKeyboardAlone() {
        learnByKeyboard("unlur", 1);
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"onitama", "unlur", "unikat", "unitary", "unitar"})
    void threeLessonsAreDoneByKeyboardAlone(String id) {
        learnByKeyboard(id, 3);
    }

    private void learnByKeyboard(String id, int lessons) {
        Game game = new AllGames().game(id);
        Course course = BoundBooks.course(game, Language.ENGLISH);
        try (TablePage table = page(1280, 800)) {
            table.openReady("?lang=en&game=" + id + "#learn");
            for (Lesson lesson : course.lessons().subList(0, lessons)) walk(table, game, course, lesson, byKeyboard(table));
        }
    }

    /** As a screen reader does it. */
    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"onitama, uk", "unlur, he", "unikat, fr", "unitary, fr", "unitar, uk"})
    void theOtherLessonsAreDoneThroughTheMirrorAlone(String id, String code) {
        Language language = Language.preferred(List.of(code));
        Game game = new AllGames().game(id);
        Course course = BoundBooks.course(game, language);
        try (TablePage table = page(1280, 800)) {
            String done = course.lessons().subList(0, 3).stream().flatMap(lesson -> lesson.steps().stream()).map(Lesson.Step::board)
                .collect(Collectors.joining(" "));
            table.page().addInitScript("if (location.protocol !== 'about:' && !localStorage.getItem('uniboard.learn." + id
                + "')) localStorage.setItem('uniboard.learn." + id + "', '" + done + "')");
            table.openReady("?lang=" + code + "&game=" + id + "#learn");
            List<Lesson> others = course.lessons().subList(3, course.lessons().size() - 1);
            for (Lesson lesson : others) walk(table, game, course, lesson, table::act);
        }
    }
}
