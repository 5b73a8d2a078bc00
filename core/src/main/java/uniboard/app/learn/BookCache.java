package uniboard.app.learn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import uniboard.app.platform.Platform;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.learn.Boards;
import uniboard.learn.BookText;
import uniboard.learn.Course;
import uniboard.learn.LessonText;
import uniboard.stage.learn.CourseSource;
import uniboard.stage.rules.RulesBook;
import uniboard.stage.rules.RulesSource;
import uniboard.text.Language;

/** Brings the books that the build has bound, when they are asked for, and keeps them. */
public final class BookCache implements RulesSource, CourseSource {
    private final Boxes boxes;
    private final Reader files;
    private final Map<String, RulesBook> rules = new HashMap<>();
    private final Map<String, Course> courses = new HashMap<>();

    /** As {@link Platform#read}. */
    public interface Reader {
        void read(String file, Consumer<String> reader);
    }

    public BookCache(Boxes boxes, Reader files) {
        this.boxes = boxes;
        this.files = files;
    }

    @Override
    public void bring(Game game, Language language, Consumer<RulesBook> reader) {
        String key = game.id() + ' ' + language.code();
        if (rules.containsKey(key)) {
            reader.accept(rules.get(key));
            return;
        }
        readAll(BookFiles.rules(game.id(), language), texts -> {
            RulesBook book = RulesBook.of(boxes.box(game), Boards.read(texts.get(0)), boxes.drawings(game),
                BookText.read(texts.get(1)), BookText.read(texts.get(2)));
            rules.put(key, book);
            reader.accept(book);
        });
    }

    @Override
    public void bringCourse(Game game, Language language, Consumer<Course> reader) {
        String key = game.id() + ' ' + language.code();
        if (courses.containsKey(key)) {
            reader.accept(courses.get(key));
            return;
        }
        readAll(BookFiles.lessonsAndBoards(game.id(), language), texts -> {
            Course course = new Course(LessonText.read(texts.get(0)), Boards.read(texts.get(1)));
            courses.put(key, course);
            reader.accept(course);
        });
    }

    /** Tells when the last of them has come, if all can be had. */
    private void readAll(List<String> names, Consumer<List<String>> reader) {
        Map<String, String> texts = new HashMap<>();
        for (String name : names) {
            files.read(name, text -> {
                if (text == null) return;
                texts.put(name, text);
                if (texts.size() == names.size()) reader.accept(inOrder(names, texts));
            });
        }
    }

    private static List<String> inOrder(List<String> names, Map<String, String> texts) {
        List<String> all = new ArrayList<>();
        for (String name : names) all.add(texts.get(name));
        return all;
    }
}
