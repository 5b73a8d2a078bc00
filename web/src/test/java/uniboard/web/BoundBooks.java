package uniboard.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import uniboard.app.learn.BookCache;
import uniboard.app.learn.BookFiles;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.learn.Course;
import uniboard.text.Language;

/** The games' books, as the build has bound them. */
final class BoundBooks {
    private BoundBooks() {
    }

    static boolean hasCourse(Game game) {
        return BoundBooks.class.getResource('/' + BookFiles.lessons(game.id(), Language.ENGLISH)) != null;
    }

    static Course course(Game game, Language language) {
        List<Course> brought = new ArrayList<>();
        new BookCache(Boxes.all(), (file, reader) -> reader.accept(text(file))).bringCourse(game, language, brought::add);
        return brought.get(0);
    }

    private static String text(String file) {
        try (InputStream in = BoundBooks.class.getResourceAsStream('/' + file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
