package uniboard.learn;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What comes again: what was missed, in the next lessons, and a few steps of all that was learned, some days later. */
public final class Review {
    /** Stands for the refresher where lessons are named by their ids; no lesson's file can be called so. */
    public static final String REFRESHER = "*";

    private static final int STEPS_OF_REFRESHER = 5;
    private static final int AGAIN_IN_A_LESSON = 2;

    private final Course course;
    private final Progress progress;

    public Review(Course course, Progress progress) {
        this.course = course;
        this.progress = progress;
    }

    /** The boards of a lesson, and after them some that were missed in lessons before. */
    public List<String> boards(Lesson lesson) {
        List<String> boards = new ArrayList<>();
        for (Lesson.Step step : lesson.steps()) boards.add(step.board());
        int end = boards.size() + AGAIN_IN_A_LESSON;
        List<Lesson> before = course.lessons().subList(0, course.indexOf(lesson.id()));
        for (String board : progress.missed()) {
            if (isIn(before, board) && boards.size() < end && canComeAgain(board)) boards.add(board);
        }
        return boards;
    }

    private static boolean isIn(List<Lesson> lessons, String board) {
        for (Lesson lesson : lessons) for (Lesson.Step step : lesson.steps()) if (step.board().equals(board)) return true;
        return false;
    }

    /** Whether there is anything to refresh. */
    public boolean isPossible() {
        return !refresher().isEmpty();
    }

    /** Whether it is time for a refresher. */
    public boolean isDue() {
        return isPossible() && progress.isLongAgo();
    }

    /** What was missed first, then something of each lesson done, the last ones first. */
    public List<String> refresher() {
        Set<String> boards = new LinkedHashSet<>();
        for (String board : progress.missed()) if (course.step(board) != null && canComeAgain(board)) boards.add(board);
        List<Lesson> done = new ArrayList<>();
        for (Lesson lesson : course.lessons()) if (progress.isDone(lesson)) done.add(lesson);
        for (int turn = 0; boards.size() < STEPS_OF_REFRESHER && turn < longest(done); turn++) {
            for (int i = done.size() - 1; i >= 0; i--) {
                List<Lesson.Step> steps = done.get(i).steps();
                // From its end: what comes last in a lesson is helped least.
                if (turn < steps.size() && canComeAgain(steps.get(steps.size() - 1 - turn).board())) {
                    boards.add(steps.get(steps.size() - 1 - turn).board());
                }
            }
        }
        List<String> all = new ArrayList<>(boards);
        return all.subList(0, Math.min(all.size(), STEPS_OF_REFRESHER));
    }

    private static int longest(List<Lesson> lessons) {
        int longest = 0;
        for (Lesson lesson : lessons) longest = Math.max(longest, lesson.steps().size());
        return longest;
    }

    /** Something to be done that stands by itself, but no game. */
    private boolean canComeAgain(String name) {
        Board board = course.boards().named(name);
        return board.task() != null && !(board.task() instanceof Task.Reach) && board.recall() == Board.Recall.POSSIBLE;
    }
}
