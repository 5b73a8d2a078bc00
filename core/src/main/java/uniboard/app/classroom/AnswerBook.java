package uniboard.app.classroom;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import uniboard.app.registry.Boxes;
import uniboard.game.Game;
import uniboard.game.MoveList;
import uniboard.match.BotTask;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Thinker;
import uniboard.match.TurnText;
import uniboard.match.WeighedMove;
import uniboard.remote.classroom.AnswerJudge;
import uniboard.remote.classroom.Question;
import uniboard.stage.review.ReviewWords;

/** Which answers are right: what the task accepts, or else what a review calls no mistake. Judged when they are about to be shown. */
final class AnswerBook implements AnswerJudge {
    private final Boxes boxes;
    private final Thinker thinker;
    private final Function<Question, ClassTask> tasks;
    private final Map<String, Boolean> known = new HashMap<>();
    /** After an answer that was weighed, for the one who gave it, in thousandths. */
    private final Map<String, Integer> chances = new HashMap<>();
    private final Deque<String> waiting = new ArrayDeque<>();
    private Question asked;
    /** Null where the question is none. */
    private ClassTask task;
    /** Empty until one has been found. */
    private String solution = "";
    /** Run once all are weighed; null while none is. */
    private Runnable done;

    /** @param tasks of a question; null where it is none */
    AnswerBook(Boxes boxes, Thinker thinker, Function<Question, ClassTask> tasks) {
        this.boxes = boxes;
        this.thinker = thinker;
        this.tasks = tasks;
    }

    @Override
    public boolean isRight(Question question, String answer) {
        if (asked == null || asked.id() != question.id()) {
            asked = question;
            known.clear();
            chances.clear();
            solution = "";
            waiting.clear();
            done = null;
        }
        if (!AskedBoard.isOfMoves(question)) {
            ClassTask offered = task(question);
            return offered != null && offered.isRight(answer);
        }
        Boolean isRight = known.get(answer);
        if (isRight == null && !waiting.contains(answer)) waiting.add(answer);
        return isRight != null && isRight;
    }

    @Override
    public boolean isPlaceRight(Question question, String place) {
        ClassTask offered = task(question);
        return offered != null && offered.wanted().contains(place);
    }

    /** Null where the question is none. */
    ClassTask task(Question question) {
        return tasks.apply(question);
    }

    @Override
    public String solution(Question question) {
        if (!AskedBoard.isOfMoves(question)) {
            ClassTask offered = task(question);
            return offered == null ? "" : offered.solution();
        }
        return asked != null && asked.id() == question.id() ? solution : "";
    }

    /** Of winning after an answer, in a hundred; empty where it wasn't weighed. */
    String chance(String answer) {
        return chances.containsKey(answer) ? ReviewWords.inHundred(chances.get(answer)) : "";
    }

    boolean isWeighing() {
        return done != null;
    }

    /** Weighs one after the other what hasn't been. */
    void weigh(Runnable whenDone) {
        done = whenDone;
        task = asked == null ? null : task(asked);
        next();
    }

    private void next() {
        while (!waiting.isEmpty()) {
            String answer = waiting.peek();
            AskedBoard board = AskedBoard.of(boxes, asked);
            GameRecord turn = board == null ? null : board.answered(answer);
            ClassTask.Judgement judgement = turn == null ? ClassTask.Judgement.WRONG : judgement(turn);
            if (judgement == ClassTask.Judgement.UNKNOWN) {
                weigh(answer, turn, 0);
                return;
            }
            judged(answer, judgement == ClassTask.Judgement.RIGHT);
        }
        Runnable finished = done;
        done = null;
        if (finished != null) finished.run();
    }

    private ClassTask.Judgement judgement(GameRecord turn) {
        if (task == null) return ClassTask.Judgement.UNKNOWN;
        if (solution.isEmpty()) solution = wholeTurn(turn, task.solution(turn.replay(0)));
        return task.judge(turn);
    }

    /** A turn is right if none of its moves is a mistake. */
    private void weigh(String answer, GameRecord turn, int ply) {
        Game game = turn.game();
        Match match = new Match(turn.firstPlies(ply));
        MoveList legal = new MoveList();
        BotTask weighing = match.weighing(turn.move(ply));
        weighing.view().replay(weighing.view().plies() - 1).moves(legal);
        int of = asked.id();
        thinker.think(weighing, packed -> {
            if (of != asked.id()) return;
            WeighedMove weighed = WeighedMove.of(packed, legal);
            boolean isMistake = weighed.loss() >= game.analysis().evaluator().doubt(match.position());
            chances.put(answer, weighed.chanceOfPlayed());
            if (ply == 0 && solution.isEmpty()) solution = wholeTurn(turn, weighed.best());
            if (!isMistake && ply + 1 < turn.plies()) {
                weigh(answer, turn, ply + 1);
                return;
            }
            judged(answer, !isMistake);
            next();
        });
    }

    /** A turn as an answer; empty where the move doesn't end it. */
    private static String wholeTurn(GameRecord played, int move) {
        if (move == Match.NO_MOVE) return "";
        GameRecord turn = played.firstPlies(0).with(move);
        return TurnText.goesOn(turn) ? "" : TurnText.of(turn);
    }

    private void judged(String answer, boolean isRight) {
        waiting.remove(answer);
        known.put(answer, isRight);
    }
}
