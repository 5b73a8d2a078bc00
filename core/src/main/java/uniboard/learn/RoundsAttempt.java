package uniboard.learn;

import java.util.List;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.match.BotTask;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Thinker;
import uniboard.match.TurnText;
import uniboard.match.WeighedMove;

/** A learner's decisions in a task that asks for moves, round by round: which are right, and what the others show of those that aren't. */
final class RoundsAttempt {
    private final Game game;
    private final Task.Do task;
    private final Guide guide;
    private final Thinker bots;
    private final TaskProgress progress;
    private int round;

    /** @param bots weigh moves that the task doesn't name */
    RoundsAttempt(Game game, Task.Do task, Guide guide, Thinker bots, TaskProgress progress) {
        this.game = game;
        this.task = task;
        this.guide = guide;
        this.bots = bots;
        this.progress = progress;
    }

    void begin() {
        round = 0;
    }

    boolean isAtFirst() {
        return round == 0;
    }

    RoundSolution solution(Position position) {
        return new RoundSolution(game, task.rounds().get(round), position);
    }

    /**
     * Judges the move of a ply.
     *
     * @param weighed run once a move has been judged that had to be weighed first
     */
    void judge(GameRecord record, int ply, Runnable weighed) {
        Position before = record.replay(ply);
        int move = record.move(ply);
        progress.tried(game.notation().moveText(before, move));
        Task.Round now = task.rounds().get(round);
        if (fits(now.accepted(), before, move)) {
            accept(record);
            return;
        }
        progress.remark(null);
        for (Task.Mistake mistake : now.mistakes()) {
            if (!mistake.pattern().fits(game, before, move)) continue;
            progress.fail(mistake.key());
            progress.refute(mistake.refuted());
            return;
        }
        if (now.unnamed() == Task.Round.Unnamed.WEIGHED) weigh(record, ply, weighed);
        else refuse(before, record.replay());
    }

    private boolean fits(List<MovePattern> patterns, Position before, int move) {
        for (MovePattern pattern : patterns) if (pattern.fits(game, before, move)) return true;
        return false;
    }

    private void accept(GameRecord record) {
        Task.Round now = task.rounds().get(round);
        if (now.length() == Task.Round.Length.TURN && TurnText.goesOn(record)) {
            progress.accept(List.of(), PracticeState.TRYING);
            return;
        }
        round++;
        progress.accept(now.replies(), round == task.rounds().size() ? PracticeState.DONE : PracticeState.TRYING);
    }

    /** Where the lesson hasn't foreseen a mistake: if it loses the game at once, that is shown. */
    private void refuse(Position before, Position after) {
        progress.fail(Replies.WRONG);
        int punishment = guide.punishment(before, after);
        if (punishment == Match.NO_MOVE) return;
        progress.remark(Message.of("review.answered", guide.describe(after, punishment)));
        progress.refute(List.of(game.notation().moveText(after, punishment)));
    }

    /** Nothing is shown or taken back before it is known whether the move is a mistake. */
    private void weigh(GameRecord record, int ply, Runnable weighed) {
        progress.weigh();
        Position before = record.replay(ply);
        BotTask weighing = new Match(record.firstPlies(ply)).weighing(record.move(ply));
        MoveList legal = new MoveList();
        weighing.view().replay(weighing.view().plies() - 1).moves(legal);
        bots.think(weighing, packed -> {
            progress.remark(null);
            if (WeighedMove.of(packed, legal).loss() < game.analysis().evaluator().doubt(before)) accept(record);
            else refuse(before, record.replay());
            weighed.run();
        });
    }
}
