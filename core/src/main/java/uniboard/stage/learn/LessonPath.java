package uniboard.stage.learn;

import uniboard.learn.Board;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.Progress;
import uniboard.learn.Review;
import uniboard.text.Texts;

/** The way through a course: which step is open, and which one comes next. */
final class LessonPath {
    private final Course course;
    private final Progress progress;
    private final Review review;
    private final LessonBookmark bookmark;

    LessonPath(Course course, Progress progress, LessonBookmark bookmark) {
        this.course = course;
        this.progress = progress;
        this.bookmark = bookmark;
        review = new Review(course, progress);
        if (!bookmark.lesson().isEmpty()) return;
        Lesson first = bookmark.first(course, progress);
        turnTo(first, bookmark.firstStep(first, progress.nextStep(first)));
    }

    Course course() {
        return course;
    }

    boolean isRefresher() {
        return bookmark.lesson().equals(Review.REFRESHER);
    }

    /** The open lesson, if it isn't the refresher. */
    Lesson lesson() {
        return course.lessons().get(course.indexOf(bookmark.lesson()));
    }

    /** Whether squares are spoken of by their names: in any step of the lesson, so that its boards look alike. */
    boolean namesSquares() {
        return isRefresher() ? step().namesSquares() : lesson().namesSquares();
    }

    /** From 0. */
    int stepNumber() {
        return bookmark.step();
    }

    int steps() {
        return bookmark.boards().size();
    }

    /** Whether the open step is of an earlier lesson, where it was missed. */
    boolean isReturn() {
        return !isRefresher() && stepNumber() >= lesson().steps().size();
    }

    /** How many steps there are, without those that come again. */
    int ownSteps() {
        return isRefresher() ? steps() : lesson().steps().size();
    }

    /** Names the author of words that aren't ours. */
    String title(Texts texts, LessonUse use) {
        if (isRefresher()) return texts.say("learn.refresher");
        String title = lesson().title();
        if (use == LessonUse.ANSWER || use == LessonUse.CLASSWORK && title.isEmpty()) return texts.say("class.title");
        if (use != LessonUse.EXERCISE) return title;
        return title.isEmpty() ? texts.say("learn.exercise") : texts.say("learn.exercise.titled", title);
    }

    /** How far the learner is, in words. */
    String count(Texts texts) {
        if (isReturn()) return texts.say("learn.repeat");
        return texts.say("learn.count", Integer.toString(stepNumber() + 1), Integer.toString(ownSteps()));
    }

    Lesson.Step step() {
        return course.step(bookmark.boards().get(bookmark.step()));
    }

    Board board() {
        return course.boards().named(bookmark.boards().get(bookmark.step()));
    }

    void turnTo(Lesson lesson) {
        turnTo(lesson, progress.nextStep(lesson));
    }

    private void turnTo(Lesson lesson, int step) {
        bookmark.turnTo(lesson.id(), review.boards(lesson), step);
        goOnLaterAt(lesson, step);
    }

    private void goOnLaterAt(Lesson lesson, int step) {
        progress.comeTo(new Progress.Place(course.indexOf(lesson.id()) + 1, lesson.id(), lesson.steps().get(step).board()));
    }

    /** Called when the open step is done: a learner who leaves now resumes at the next one. */
    void keepNext() {
        if (isRefresher()) return;
        int next = course.indexOf(lesson().id()) + 1;
        if (stepNumber() + 1 < lesson().steps().size()) goOnLaterAt(lesson(), stepNumber() + 1);
        else if (next < course.lessons().size()) goOnLaterAt(course.lessons().get(next), 0);
        else progress.comeToEnd();
    }

    /** Back to the first step of the first lesson. */
    void turnToStart() {
        turnTo(course.lessons().get(0), 0);
    }

    void turnToRefresher() {
        bookmark.turnTo(Review.REFRESHER, review.refresher(), 0);
    }

    boolean isRefresherPossible() {
        return review.isPossible();
    }

    boolean isRefresherDue() {
        return review.isDue();
    }

    /** Whether after the open step there is none. */
    boolean isLast() {
        return !isRefresher() && isLastStep() && course.indexOf(lesson().id()) == course.lessons().size() - 1;
    }

    boolean isLastStep() {
        return bookmark.step() == bookmark.boards().size() - 1;
    }

    /** To the step after the open one. */
    void goOn() {
        if (!isLastStep()) bookmark.goOn();
        else if (isRefresher()) turnTo(progress.next(course));
        else turnTo(course.lessons().get(course.indexOf(lesson().id()) + 1), 0);
    }
}
