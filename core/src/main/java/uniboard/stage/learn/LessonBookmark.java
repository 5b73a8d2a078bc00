package uniboard.stage.learn;

import java.util.List;

/** Which step of which lesson is open, as long as the program runs. */
public final class LessonBookmark {
    private String lesson = "";
    private List<String> boards = List.of();
    private int step;

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

    void turnTo(String newLesson, List<String> newBoards, int newStep) {
        lesson = newLesson;
        boards = List.copyOf(newBoards);
        step = newStep;
    }

    void goOn() {
        step++;
    }
}
