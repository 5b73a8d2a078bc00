package uniboard.stage.rules;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.Collections;
import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.game.Options;
import uniboard.game.Position;
import uniboard.match.GameRecord;
import uniboard.match.Match;
import uniboard.match.Seat;
import uniboard.match.Selection;
import uniboard.match.Tap;
import uniboard.stage.scene.MiniBoard;

/**
 * A figure that plays its moves as a person would: chooses step by step, moves, waits to be understood, and in the end shows its start
 * again. Times run as actions of this actor.
 */
final class RulesExample extends Actor {
    /** Seconds between two steps of a choice, after a move, and after the last one. */
    private static final float STEP = 0.75f;
    private static final float AFTER_MOVE = 1.6f;
    private static final float AFTER_LAST = 3f;

    private final Game game;
    private final RulesFigure.Board board;
    private final MiniBoard figure;
    private final Runnable changed;
    private Match match;
    private boolean playing;
    private Message said;

    /** @param changed told whenever {@link #isPlaying} or {@link #said} has changed */
    RulesExample(Game game, RulesFigure.Board board, MiniBoard figure, Runnable changed) {
        this.game = game;
        this.board = board;
        this.figure = figure;
        this.changed = changed;
        figure.onTold(this::tell);
        showStart();
    }

    private void showStart() {
        match = matchOf(game, board);
        figure.show(match.position(), Match.NO_MOVE);
    }

    private static Match matchOf(Game game, RulesFigure.Board board) {
        int seats = game.notation().position(board.start()).seats();
        return new Match(GameRecord.from(game, Options.defaults(game), board.start(), Collections.nCopies(seats, Seat.HUMAN)));
    }

    /** Whether there is anything to play. */
    boolean hasMoves() {
        return !board.moves().isEmpty();
    }

    boolean isPlaying() {
        return playing;
    }

    /** The move shown now in words, or null while none is. */
    Message said() {
        return said;
    }

    /** Begins to play. */
    void play() {
        if (!hasMoves() || playing) return;
        playing = true;
        next();
        changed.run();
    }

    /** Shows the start again, at once. */
    void stop() {
        if (!playing) return;
        clearActions();
        playing = false;
        said = null;
        figure.finish();
        showStart();
        changed.run();
    }

    private void next() {
        int ply = match.record().plies();
        if (ply == board.moves().size()) {
            later(AFTER_LAST - AFTER_MOVE, this::stop);
            return;
        }
        int move = game.move(match.position(), board.moves().get(ply));
        choose(match.selection(), game.words(match.position()).choice(move).steps(), 0, move);
    }

    /** Takes all steps but the last, one after the other, then moves. */
    private void choose(Selection selection, List<Choice.Step> steps, int index, int move) {
        if (index == steps.size() - 1) {
            later(STEP, () -> move(move));
            return;
        }
        later(STEP, () -> {
            Selection next = ((Tap.Advanced) selection.tap(steps.get(index).place())).selection();
            figure.choose(next);
            choose(next, steps, index + 1, move);
        });
    }

    private void move(int move) {
        Position before = match.position().copy();
        said = said(before, move);
        match.play(move);
        changed.run();
        figure.play(before, move, match.position(), this::moved);
    }

    /** What is decided in secret is told briefly, with who decides it: readers look over everybody's shoulder. */
    private Message said(Position before, int move) {
        Choice choice = game.words(before).choice(move);
        if (!before.isDecidedInSecret()) return choice.spoken();
        return Message.of("table.moveBy", game.words(before).seatName(before.toMove()), choice.label());
    }

    private void tell(Message message) {
        if (!playing) return;
        said = message;
        changed.run();
    }

    private void moved() {
        if (!playing) return;
        later(AFTER_MOVE, this::next);
    }

    private void later(float seconds, Runnable then) {
        addAction(Actions.delay(seconds, Actions.run(then)));
    }
}
