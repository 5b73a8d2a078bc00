package uniboard.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import uniboard.app.AllGames;
import uniboard.app.Boxes;
import uniboard.app.Library;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.learn.Board;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.Task;
import uniboard.text.Language;

/** The first lesson of each game, in a real browser. */
class LearnIT extends SiteTest {
    private static Course course(Game game, Language language) {
        List<Course> brought = new ArrayList<>();
        new Library(Boxes.all(), (file, reader) -> reader.accept(resource(file))).bringCourse(game, language, brought::add);
        return brought.get(0);
    }

    private static String resource(String file) {
        try (InputStream in = LearnIT.class.getResourceAsStream('/' + file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

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

    private static void walk(TablePage table, Game game, Language language, Consumer<String> chosen) {
        Course course = course(game, language);
        Lesson lesson = course.lessons().get(0);
        for (Lesson.Step step : lesson.steps()) {
            Board board = course.boards().named(step.board());
            // A free game is played in other tests.
            if (board.task() instanceof Task.Reach) return;
            table.waitUntilStill();
            for (String place : places(game, board)) {
                chosen.accept(place);
                table.waitUntilStill();
            }
            if (board.task() != null) assertEquals(step.replies().get("right"), table.status());
            chosen.accept("control:onward");
        }
        table.waitUntilStill();
        assertTrue(((String) table.evaluate("localStorage.getItem('uniboard.learn." + game.id() + "')")).contains(lesson.steps().get(0)
            .board()));
        assertEquals(List.of(), table.complaints());
    }

    @ParameterizedTest
    @CsvSource({"unlur, uk", "unitary, he", "unitar, fr"})
    void theFirstLessonIsDoneByTouchOnAPhone(String id, String code) {
        Language language = Language.preferred(List.of(code));
        try (TablePage table = touchPage(360, 640)) {
            table.openReady("?lang=" + code + "&game=" + id + "#learn");
            walk(table, new AllGames().game(id), language, place -> {
                Table.Place at = table.place(place);
                new Fingers(table).tap(at.x() + at.width() / 2, at.y() + at.height() / 2);
            });
        }
    }

    @Test
    void theFirstLessonIsDoneByKeyboardAlone() {
        try (TablePage table = page(1280, 800)) {
            table.openReady("?lang=en&game=unlur#learn");
            walk(table, new AllGames().game("unlur"), Language.ENGLISH, place -> {
                table.goTo(place);
                table.press("Enter");
            });
        }
    }
}
