package uniboard.stage.learn;

import java.util.function.Consumer;
import uniboard.game.Game;
import uniboard.learn.Course;
import uniboard.text.Language;

/** Where the courses stand. */
public interface CourseSource {
    /**
     * Brings a course, at once or later.
     *
     * @param reader given the course; not called if it can't be had
     */
    void bringCourse(Game game, Language language, Consumer<Course> reader);
}
