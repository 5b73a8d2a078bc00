package uniboard.stage.learn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.Practice;
import uniboard.learn.Progress;

/** Which step of which lesson is open, as long as the program runs, and how far it is done while it is shown. */
public final class LessonBookmark {
    private final String asked;
    private final int askedStep;
    private final Consumer<String> complaint;
    private String lesson = "";
    private List<String> boards = List.of();
    private int step;
    /** Tries at each board before its current attempt. */
    private final Map<String, Integer> earlierTries = new HashMap<>();
    /** The key of what is told while something is shown in place of a lesson or step that there isn't; empty where all is as asked. */
    private String stray = "";
    /** At the open step; null until it is shown. */
    private Practice practice;

    /**
     * @param asked     the id of the lesson to open first; empty where none is asked for
     * @param askedStep of that lesson, from 1; beyond its end: the last one
     * @param complaint told where there is no such lesson or step
     */
    public LessonBookmark(String asked, int askedStep, Consumer<String> complaint) {
        this.asked = asked;
        this.askedStep = askedStep;
        this.complaint = complaint;
    }

    boolean isAsked() {
        return !asked.isEmpty();
    }

    /** The lesson to open first, or else what the learner has come to. */
    Lesson first(Course course, Progress progress) {
        if (asked.isEmpty()) return progress.next(course);
        for (Lesson each : course.lessons()) if (each.id().equals(asked)) return each;
        List<String> ids = new ArrayList<>();
        for (Lesson each : course.lessons()) ids.add(each.id());
        complaint.accept("“lesson” can’t be “" + asked + "”: " + String.join(", ", ids));
        stray = "learn.lesson.none";
        return progress.next(course);
    }

    /** The step to begin with, from 0, where the lesson is one that was asked for by its step; else the learner's own. */
    int firstStep(Lesson first, int ofLearner) {
        boolean isAskedStep = askedStep > 1 && first.id().equals(asked);
        int steps = first.steps().size();
        if (isAskedStep && askedStep > steps) {
            complaint.accept("“step” can’t be “" + askedStep + "”: 1 to " + steps + " in “" + asked + "”");
            stray = "learn.step.none";
        }
        return isAskedStep ? Math.min(askedStep, steps) - 1 : ofLearner;
    }

    /** The key of what is told of a lesson or step that was asked for and isn't there; empty: nothing. */
    String stray() {
        return stray;
    }

    /** The lesson's id; empty before any was opened. */
    String lesson() {
        return lesson;
    }

    /** What the open lesson shows, step by step: what was missed before comes again in it. */
    List<String> boards() {
        return boards;
    }

    /** From 0. */
    int step() {
        return step;
    }

    /** What has been begun at the open step and goes on however the screen is laid; or null. */
    public Practice practice() {
        return practice;
    }

    /** Tries at the open step since the program started. */
    int tries() {
        return earlierTries.getOrDefault(boards.get(step), 0) + practice.tries();
    }

    void keep(Practice begun) {
        practice = begun;
    }

    /** The open step begins again when it is shown next. */
    public void forgetPractice() {
        if (practice == null) return;
        practice.session().leave();
        earlierTries.put(boards.get(step), tries());
        practice = null;
    }

    void turnTo(String newLesson, List<String> newBoards, int newStep) {
        forgetPractice();
        if (!lesson.isEmpty()) stray = "";
        lesson = newLesson;
        boards = List.copyOf(newBoards);
        step = newStep;
    }

    void goOn() {
        forgetPractice();
        stray = "";
        step++;
    }
}
