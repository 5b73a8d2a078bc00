package uniboard.app.classroom;

import java.util.List;
import java.util.Map;
import uniboard.game.Game;
import uniboard.game.Position;
import uniboard.learn.AnswerOrder;
import uniboard.learn.Board;
import uniboard.learn.Course;
import uniboard.learn.Lesson;
import uniboard.learn.MovePattern;
import uniboard.learn.Task;
import uniboard.match.GameRecord;
import uniboard.match.KnownRecord;
import uniboard.match.Match;
import uniboard.remote.classroom.AnswerCount;
import uniboard.remote.classroom.Question;

/**
 * A task that a class can be asked at once: one decision on a board, a choice among sentences, or places to find. What is right stays
 * with the teacher.
 *
 * @param name of the lesson's board, by which each pupil finds the words in their own language; empty: it is of none
 * @param step with what is asked and answered, in the teacher's language
 */
record ClassTask(Game game, Board board, String name, Lesson.Step step) {
    /** What a task says of an answer. */
    enum Judgement { RIGHT, WRONG, UNKNOWN }

    /** @return null if the step asks for more than one decision, plays a game, or points out what it asks for */
    static ClassTask of(Game game, Course course, Lesson.Step step, boolean isOfLesson) {
        Board board = course.boards().named(step.board());
        boolean isAskable = board.task() instanceof Task.Do task ? task.rounds().size() == 1
            : board.task() instanceof Task.Find || board.task() instanceof Task.Answer && step.options().size() <= AnswersWords.MOST;
        return isAskable && board.marks().isEmpty() ? new ClassTask(game, board, isOfLesson ? step.board() : "", step) : null;
    }

    /** As pupils are told it. */
    String text() {
        StringBuilder text = new StringBuilder(asked());
        if (!name.isEmpty()) text.append(AskedBoard.STEP).append(name).append('\n');
        if (board.task() instanceof Task.Find) text.append(Question.PLACES).append('\n');
        if (board.task() instanceof Task.Answer answer) {
            for (Map.Entry<String, String> option : AnswerOrder.of(step, answer).entrySet()) {
                text.append(Question.OPTION).append(option.getKey()).append(' ').append(option.getValue()).append('\n');
            }
        }
        return text.append(AskedBoard.TASK).append(words()).toString();
    }

    String words() {
        return step.task();
    }

    boolean isAsked(Question question) {
        boolean isAlike = question.isOfPlaces() == board.task() instanceof Task.Find
            && question.isChoice() == board.task() instanceof Task.Answer;
        return isAlike && question.game().equals(game.id()) && question.text().startsWith(asked())
            && AskedBoard.step(question).equals(name);
    }

    private String asked() {
        Position position = board.position(game);
        int seat = board.learner(game);
        return AskedBoard.text(game, KnownRecord.isOpen(game) ? position : Match.view(position, seat), seat) + '\n';
    }

    /** Whether one of the sentences, or a set of places, is what is asked for. */
    boolean isRight(String answer) {
        if (board.task() instanceof Task.Answer asked) return asked.right().equals(answer);
        List<String> given = AnswerCount.places(answer);
        List<String> wanted = wanted();
        return given.size() == wanted.size() && given.containsAll(wanted);
    }

    /** What is right where no move is asked for. */
    String solution() {
        return board.task() instanceof Task.Answer asked ? asked.right() : AnswerCount.ofPlaces(wanted());
    }

    /** The places to find; none where something else is asked for. */
    List<String> wanted() {
        return board.task() instanceof Task.Find find ? find.places(game, board.position(game)) : List.of();
    }

    private Task.Round round() {
        return ((Task.Do) board.task()).rounds().get(0);
    }

    /** @param turn of which every move counts, or only the first, as the task has it */
    Judgement judge(GameRecord turn) {
        Task.Round asked = round();
        int moves = asked.length() == Task.Round.Length.TURN ? turn.plies() : 1;
        Judgement judgement = Judgement.RIGHT;
        for (int ply = 0; ply < moves; ply++) {
            Position before = turn.replay(ply);
            if (fits(asked.accepted(), before, turn.move(ply))) continue;
            if (asked.unnamed() == Task.Round.Unnamed.WRONG) return Judgement.WRONG;
            if (mistake(before, turn.move(ply)) != null) return Judgement.WRONG;
            judgement = Judgement.UNKNOWN;
        }
        return judgement;
    }

    /** What the task foresees of a wrong move; null: nothing. */
    Task.Mistake mistake(Position before, int move) {
        for (Task.Mistake mistake : round().mistakes()) {
            if (mistake.pattern().fits(game, before, move)) return mistake;
        }
        return null;
    }

    /** What the task answers to a mistake; empty: nothing. */
    String reply(Task.Mistake mistake) {
        String words = step.replies().get(mistake.key());
        return words == null ? "" : words;
    }

    /** The first move that is meant; {@link Match#NO_MOVE} if there is none. */
    int solution(Position position) {
        for (MovePattern pattern : round().accepted()) {
            List<Integer> meant = pattern.isAnything() ? List.of() : pattern.among(game, position);
            if (!meant.isEmpty()) return meant.get(0);
        }
        return Match.NO_MOVE;
    }

    private boolean fits(List<MovePattern> accepted, Position before, int move) {
        for (MovePattern pattern : accepted) if (pattern.fits(game, before, move)) return true;
        return false;
    }
}
