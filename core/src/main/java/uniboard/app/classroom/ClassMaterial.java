package uniboard.app.classroom;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Game;
import uniboard.learn.BookException;
import uniboard.learn.Course;
import uniboard.learn.Exercise;
import uniboard.learn.Lesson;
import uniboard.learn.Worksheet;
import uniboard.remote.classroom.Question;

/** What a teacher has to ask besides the table: the worksheet that is kept on this device, and the game's lessons. */
final class ClassMaterial {
    private final Game game;
    private final Worksheet worksheet;
    /** Null until it has come. */
    private Course course;
    /** A sheet that was read last, as a course; it is asked for with every change of the screen. */
    private String readText = "";
    private Course readCourse;

    ClassMaterial(ClassSurroundings around, Game game, Runnable changed) {
        this.game = game;
        worksheet = new Worksheet(around.platform().storage(), game.id());
        around.courses().bringCourse(game, around.window().language(), brought -> {
            course = brought;
            changed.run();
        });
    }

    /** As it is kept; empty if there is no task. */
    String sheet() {
        return worksheet.text();
    }

    String sheetTitle() {
        return worksheet.title();
    }

    /** Of the sheet, in their order; those that ask for more than one decision are left out. */
    List<ClassTask> sheetTasks() {
        Course read = read(sheet());
        return read == null ? List.of() : tasks(read, read.lessons().get(0), "");
    }

    /** Empty until they have come. */
    List<Lesson> lessons() {
        return course == null ? List.of() : course.lessons();
    }

    /** As {@link #sheetTasks}. */
    List<ClassTask> tasks(Lesson lesson) {
        return tasks(course, lesson, lesson.id());
    }

    private List<ClassTask> tasks(Course from, Lesson lesson, String id) {
        List<ClassTask> tasks = new ArrayList<>();
        for (Lesson.Step step : lesson.steps()) {
            ClassTask task = ClassTask.of(game, from, step, !id.isEmpty());
            if (task != null) tasks.add(task);
        }
        return tasks;
    }

    /** @return null if there is none, or it is damaged */
    private Course read(String text) {
        if (text.equals(readText)) return readCourse;
        readText = text;
        try {
            readCourse = Exercise.read(game, text);
        } catch (BookException damaged) {
            readCourse = null;
        }
        return readCourse;
    }

    /** The lesson that is asked; null if it is none, or they haven't come. */
    Lesson lesson(Question question) {
        if (question.kind() != Question.Kind.LESSON) return null;
        for (Lesson lesson : lessons()) if (lesson.id().equals(question.text())) return lesson;
        return null;
    }

    /** How many tasks a question has that is answered at everybody's own pace; 0: not known. */
    int size(Question question) {
        Lesson lesson = lesson(question);
        if (lesson != null) return PacedWork.tasks(course, lesson);
        Course read = question.kind() == Question.Kind.SHEET ? read(question.text()) : null;
        return read == null ? 0 : PacedWork.tasks(read, read.lessons().get(0));
    }

    /** The task that a question is; null if it is none of these. */
    ClassTask asked(Question question) {
        for (ClassTask task : sheetTasks()) if (task.isAsked(question)) return task;
        for (Lesson lesson : lessons()) for (ClassTask task : tasks(lesson)) if (task.isAsked(question)) return task;
        return null;
    }
}
