package uniboard.stage.learn;

import uniboard.learn.Practice;
import uniboard.learn.Review;

/** Tells the page around the lesson how far the learner is at the open step. */
final class LessonReporter {
    private final LessonNews.Listener listener;
    private final LessonPath path;
    private final LessonBookmark bookmark;
    private final Practice practice;
    /** How many tries at this step have been told. */
    private int triesTold;

    LessonReporter(LessonNews.Listener listener, LessonPath path, LessonBookmark bookmark, Practice practice) {
        this.listener = listener;
        this.path = path;
        this.bookmark = bookmark;
        this.practice = practice;
        triesTold = bookmark.tries();
    }

    void shown() {
        tell(LessonNews.Verdict.SHOWN, triesTold);
    }

    void judged() {
        int tries = bookmark.tries();
        if (tries == triesTold) return;
        triesTold = tries;
        tell(practice.isRight() ? LessonNews.Verdict.RIGHT : LessonNews.Verdict.WRONG, tries);
    }

    private void tell(LessonNews.Verdict verdict, int tries) {
        boolean isDone = verdict == LessonNews.Verdict.RIGHT || path.board().task() == null;
        boolean isOfLesson = !path.isRefresher();
        listener.judged(new LessonNews(isOfLesson ? path.lesson().id() : Review.REFRESHER, isOfLesson ? path.lesson().title() : "",
            path.stepNumber() + 1, path.steps(), verdict, tries, practice.lastTry(), isDone && path.isLastStep()));
    }
}
