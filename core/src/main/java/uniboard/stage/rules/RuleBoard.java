package uniboard.stage.rules;

import java.util.List;
import uniboard.game.Game;
import uniboard.learn.Board;

/** What is shown beside a single rule: the board that teaches it. */
final class RuleBoard {
    private final Game game;
    private final Board board;

    RuleBoard(Game game, Board board) {
        this.game = game;
        this.board = board;
    }

    /** Whether it is a task, which is solved on a board of its own; else its moves are only shown. */
    boolean isTask() {
        return board.task() != null;
    }

    /** An example that plays its moves or, where a task follows these, where that begins. */
    RulesFigure.Board figure() {
        if (!isTask()) return new RulesFigure.Board(board.start(), board.plays());
        return new RulesFigure.Board(game.notation().positionText(board.position(game)), List.of());
    }
}
