package uniboard.app.classroom;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import uniboard.game.Message;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.Progress;
import uniboard.remote.classroom.ClassPupil;
import uniboard.remote.classroom.Work;
import uniboard.stage.learn.LessonNews;

/** How far a pupil comes with a sheet or a lesson at their own pace; goes on where the class knows them to be. */
final class PacedWork implements LessonNews.Listener {
    private final ClassPupil pupil;
    private final Work before;
    /** By the number of the step. */
    private final Map<Integer, Integer> tries = new HashMap<>();
    private final Set<Integer> done = new HashSet<>();
    private int hints;
    private int most;

    /** @param before what the pupil had done when the board was opened */
    PacedWork(ClassPupil pupil, Work before) {
        this.pupil = pupil;
        this.before = before;
    }

    static int tasks(Course course, Lesson lesson) {
        int tasks = 0;
        for (Lesson.Step step : lesson.steps()) if (isTask(course, step)) tasks++;
        return tasks;
    }

    private static boolean isTask(Course course, Lesson.Step step) {
        return course.boards().named(step.board()).task() != null;
    }

    /** Marks what was done before, so that the next step is opened. */
    void begin(Course course, Progress progress) {
        Lesson lesson = course.lessons().get(0);
        most = tasks(course, lesson);
        int left = before.right() < most ? before.right() : 0;
        for (Lesson.Step step : lesson.steps()) {
            if (left == 0) return;
            if (isTask(course, step)) left--;
            progress.done(step.board(), Progress.Way.AT_ONCE);
        }
    }

    @Override
    public void judged(LessonNews news) {
        if (news.verdict() == LessonNews.Verdict.SHOWN) return;
        tries.put(news.step(), news.tries());
        if (news.verdict() == LessonNews.Verdict.RIGHT) done.add(news.step());
        tell();
    }

    private void tell() {
        int tried = before.tries();
        for (int each : tries.values()) tried += each;
        pupil.progress(Math.min(most, before.right() + done.size()), tried, before.hints() + hints);
    }

    @Override
    public void refused(Message why) {
        // The board has said it.
    }

    @Override
    public void advised(List<String> places, String words) {
        hints++;
        tell();
    }
}
