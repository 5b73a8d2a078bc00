package uniboard.games.noughts;

import uniboard.game.MoveList;
import uniboard.search.GameTree;
import uniboard.search.Score;

/** Noughts and crosses as the search walks it: so short a game that the search finds out all by itself. */
record NoughtsTree(NoughtsPosition position) implements GameTree {
    @Override
    public void moves(MoveList into) {
        position.moves(into);
    }

    @Override
    public void play(int move) {
        position.play(move);
    }

    @Override
    public void undo() {
        position.undo();
    }

    @Override
    public boolean isDrawn() {
        return position.outcome().over() && !isLost();
    }

    @Override
    public boolean isLost() {
        return position.hasLine(1 - position.mover());
    }

    @Override
    public int evaluate(int alpha, int beta) {
        return Score.DRAWN;
    }

    @Override
    public int quietKind(int move) {
        return move;
    }

    @Override
    public int quietKinds() {
        return NoughtsPosition.CELLS;
    }

    @Override
    public int hashHigh() {
        return position.hashHigh();
    }

    @Override
    public int hashLow() {
        return position.hashLow();
    }
}
