package uniboard.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import uniboard.app.learn.BookCache;
import uniboard.app.learn.BookFiles;
import uniboard.game.Game;
import uniboard.learn.Course;
import uniboard.stage.rules.RulesBook;
import uniboard.text.Language;

/** The books of {@link TestBoxes}' games, as the build has bound them. */
public final class TestBooks {
    private TestBooks() {
    }

    public static RulesBook rules(Game game, Language language) {
        AtomicReference<RulesBook> book = new AtomicReference<>();
        new BookCache(TestBoxes.all(), (file, reader) -> reader.accept(text(file))).bring(game, language, book::set);
        return book.get();
    }

    public static Course course(Game game, Language language) {
        AtomicReference<Course> course = new AtomicReference<>();
        new BookCache(TestBoxes.all(), (file, reader) -> reader.accept(text(file))).bringCourse(game, language, course::set);
        return course.get();
    }

    /** The games that have lessons. */
    public static Stream<Game> taught() {
        return TestBoxes.all().games().stream()
            .filter(game -> TestBooks.class.getResource('/' + BookFiles.lessons(game.id(), Language.ENGLISH)) != null);
    }

    private static String text(String file) {
        try (InputStream in = TestBooks.class.getResourceAsStream('/' + file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
