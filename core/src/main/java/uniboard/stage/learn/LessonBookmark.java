package uniboard.stage.learn;

/** Which step of which lesson is open, as long as the program runs. */
public final class LessonBookmark {
    private String lesson = "";
    private int step;

    /** The lesson's id; empty before any was opened. */
    public String lesson() {
        return lesson;
    }

    /** From 0. */
    public int step() {
        return step;
    }

    public void turnTo(String newLesson, int newStep) {
        lesson = newLesson;
        step = newStep;
    }
}
