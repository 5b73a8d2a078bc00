package uniboard.stage.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.learn.Lesson;
import uniboard.learn.Progress;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Program;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;

/** What can be turned to from a lesson: a refresher, each lesson of the course, and the line for another page. */
final class LessonContents {
    private static final String LESSON = "control:lesson:";
    private static final String REFRESHER = "control:refresher";
    private static final String EMBED = "control:embed";

    private final UiContext look;
    private final LessonPath path;
    private final Direction direction;
    private final List<ListSheet.Line> lines = new ArrayList<>();

    LessonContents(UiContext look, LessonPath path) {
        this.look = look;
        this.path = path;
        direction = look.texts().language().direction();
    }

    LessonContents refresher(Runnable turn) {
        if (path.isRefresherPossible()) add(REFRESHER, look.texts().say("learn.refresher"), turn);
        return this;
    }

    LessonContents lessons(Progress progress, Consumer<Lesson> turn) {
        for (Lesson each : path.course().lessons()) {
            String title = progress.isDone(each) ? look.texts().say("learn.done", each.title()) : each.title();
            add(LESSON + each.id(), title, () -> turn.accept(each));
        }
        return this;
    }

    LessonContents embedding(Program program) {
        boolean isOffered = program.offersEmbedding() && !path.isRefresher();
        if (isOffered) add(EMBED, look.texts().say("learn.embed"), () -> program.embed(path.lesson().id()));
        return this;
    }

    private void add(String name, String label, Runnable deed) {
        lines.add(new ListSheet.Line(name, label, direction, deed));
    }

    List<ListSheet.Line> lines() {
        return lines;
    }

    /** The line of the open lesson. */
    String ofLesson() {
        return LESSON + path.lesson().id();
    }

    String ofRefresher() {
        return REFRESHER;
    }
}
