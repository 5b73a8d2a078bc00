package uniboard.learn;

import java.util.function.IntSupplier;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.match.GameRecord;

/** A game against bots in which a learner is to reach something: whether they have, how it ends, and what the guide says of their turns. */
final class GameAttempt {
    private final Game game;
    private final Board board;
    private final Task.Reach task;
    private final int learner;
    private final Guide guide;
    private final TaskProgress progress;
    /** Plies of the record when the learner's turn, on which the next remark may be made, began. */
    private int turn;
    /** Goes on with a turn that is doubted. */
    private Runnable goingOn;

    GameAttempt(Game game, Board board, Task.Reach task, Guide guide, TaskProgress progress) {
        this.game = game;
        this.board = board;
        this.task = task;
        learner = board.learner(game);
        this.guide = guide;
        this.progress = progress;
    }

    int level() {
        return task.level();
    }

    boolean isRemarkedUpon() {
        return task.help() == Task.Reach.Help.REMARKS;
    }

    /** In notation; where nothing is scripted, what the learner can't know is dealt again each time. */
    String start(IntSupplier seeds) {
        if (!board.plays().isEmpty()) return board.start();
        Position position = game.notation().position(board.start());
        position.determinize(learner, new Random32(seeds.getAsInt()));
        return game.notation().positionText(position);
    }

    /** Whether what the lesson says fits what lies there: the learner hasn't moved yet, and no cards were dealt again. */
    boolean isAtBooksPosition(GameRecord record) {
        return record.plies() == board.plays().size() && game.notation().positionText(record.replay(0)).equals(board.start());
    }

    /** Goes on from a record, on whose moves nothing is remarked any more. */
    void goOn(GameRecord record) {
        turn = record.plies();
    }

    /** Looks at the moves from a ply on. */
    void judge(GameRecord record, int from) {
        progress.reply("");
        for (int ply = from; ply < record.plies() && progress.is(PracticeState.TRYING); ply++) {
            Position before = record.replay(ply);
            if (before.toMove() != learner) continue;
            progress.tried(game.notation().moveText(before, record.move(ply)));
            if (task.goal().fits(game, before, record.move(ply))) progress.finish();
        }
        Position position = record.replay();
        if (progress.is(PracticeState.TRYING) && position.outcome().over()) end(position);
    }

    /** A game is won by the player who wins it, whichever moved last. */
    private void end(Position position) {
        boolean isWon = MovePattern.wins(position, learner);
        if (task.goal().isWin() && isWon) {
            progress.finish();
            return;
        }
        progress.fail(Replies.WRONG);
        Message ending = game.words(position).ending(learner);
        boolean isShared = Integer.bitCount(position.outcome().winners()) == position.seats();
        progress.remark(isWon || isShared ? ending : Message.of("table.hintWhy", Message.of("table.youLose"), ending));
    }

    /**
     * Has the guide look at the learner's last turn, if that is asked for and there is one on which nothing was remarked yet.
     *
     * @param goOn   what follows, at once or once a doubted turn is let stand
     * @param judged run once something has been remarked
     */
    void remark(GameRecord record, Runnable goOn, Runnable judged) {
        if (!isRemarkedUpon() || !hasLearnerMoved(record)) {
            goOn.run();
            return;
        }
        guide.look(record, turn, found -> {
            progress.remark(found.sentence());
            Runnable next = () -> {
                turn = record.plies();
                goOn.run();
            };
            if (found.weight() == Guide.Remark.Weight.BLUNDER) {
                progress.doubt();
                goingOn = next;
            } else {
                next.run();
            }
            judged.run();
        });
    }

    private boolean hasLearnerMoved(GameRecord record) {
        for (int ply = turn; ply < record.plies(); ply++) if (record.replay(ply).toMove() == learner) return true;
        return false;
    }

    /** Where the learner's last turn began: what others played before it stays as it is. */
    int learnersTurn(GameRecord record) {
        int begun = turn;
        while (record.replay(begun).toMove() != learner) begun++;
        return begun;
    }

    /** Lets a doubted turn stand. */
    void letStand() {
        progress.resume();
        progress.remark(null);
        goingOn.run();
    }
}
