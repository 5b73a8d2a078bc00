package uniboard.app.learn;

import java.util.concurrent.atomic.AtomicReference;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.learn.Course;
import uniboard.learn.Progress;
import uniboard.match.Storage;
import uniboard.text.Language;

/** How far the player has come with each game's lessons. */
public final class LessonsDone {
    private final Storage storage;
    private final BookCache bookCache;
    private final int today;

    LessonsDone(Storage storage, BookCache bookCache, int today) {
        this.storage = storage;
        this.bookCache = bookCache;
        this.today = today;
    }

    /** In a few words; null if none has been begun, or as long as the lessons haven't come. */
    public Message of(Game game) {
        if (!Progress.isBegun(storage, game.id())) return null;
        // Lessons and steps are the same in every language.
        AtomicReference<Course> brought = new AtomicReference<>();
        bookCache.bringCourse(game, Language.ENGLISH, brought::set);
        Course course = brought.get();
        if (course == null) return null;
        Progress progress = new Progress(storage, game.id(), today);
        return Message.of("learn.progress", Integer.toString(progress.done(course)), Integer.toString(course.lessons().size()));
    }
}
