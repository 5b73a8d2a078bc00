package uniboard.binding;

import java.util.LinkedHashSet;
import java.util.Set;
import uniboard.learn.Board;
import uniboard.learn.BookException;
import uniboard.learn.Lesson;
import uniboard.learn.MovePattern;
import uniboard.learn.Replies;
import uniboard.learn.Task;

/** Holds the words of a step against its board. */
final class LessonCheck {
    private LessonCheck() {
    }

    /**
     * @param line where the board stands
     * @throws BookException if a reply is missing, or one is never given
     */
    static void check(Lesson.Step step, Board board, int line) {
        Set<String> expected = expected(step, board.task(), line);
        if (step.task().isEmpty() != (board.task() == null)) {
            String what = board.task() == null ? "no task, but there are words of one" : "a task, but no words of it; expected > …";
            throw new BookException(line, "The board \"" + board.name() + "\" has " + what);
        }
        if (!step.replies().keySet().equals(expected)) {
            throw new BookException(line, "Beside the board \"" + board.name() + "\" are the replies " + step.replies().keySet()
                + "; expected " + expected);
        }
    }

    private static Set<String> expected(Lesson.Step step, Task task, int line) {
        Set<String> keys = new LinkedHashSet<>();
        if (task == null) return keys;
        keys.add(Replies.RIGHT);
        if (task instanceof Task.Answer answer) {
            if (!step.options().containsKey(answer.right())) {
                throw new BookException(line, "The right answer \"" + answer.right() + "\" isn't among the options "
                    + step.options().keySet());
            }
            for (String option : step.options().keySet()) if (!option.equals(answer.right())) keys.add(option);
            keys.add(Replies.HINT);
            return keys;
        }
        if (canFail(task)) keys.add(Replies.WRONG);
        // Who is guided is told what a strong player would do.
        if (!(task instanceof Task.Reach reach && reach.help() == Task.Reach.Help.REMARKS)) keys.add(Replies.HINT);
        if (task instanceof Task.Do rounds)
            for (Task.Round round : rounds.rounds()) for (Task.Mistake mistake : round.mistakes()) keys.add(mistake.key());
        return keys;
    }

    private static boolean canFail(Task task) {
        if (!(task instanceof Task.Do work)) return true;
        return work.rounds().stream().anyMatch(round -> round.accepted().stream().noneMatch(MovePattern::isAnything));
    }
}
