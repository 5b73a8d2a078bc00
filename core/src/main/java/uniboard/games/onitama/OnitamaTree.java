package uniboard.games.onitama;

import uniboard.game.MoveList;
import uniboard.search.GameTree;

/** Onitama as the search walks it. */
final class OnitamaTree implements GameTree {
    private static final int MASTER = 2;
    private static final int STUDENT = 1;

    private final OnitamaPosition position;
    private final int rootPly;

    /** @param position running; played forth and back by the search */
    OnitamaTree(OnitamaPosition position) {
        this.position = position;
        rootPly = position.ply();
    }

    @Override
    public void moves(MoveList into) {
        position.moves(into);
    }

    @Override
    public void forcingMoves(MoveList into) {
        position.captures(into);
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
        return position.isDrawn() || position.lastOccurrence() >= rootPly;
    }

    @Override
    public boolean isLost() {
        return position.isWon();
    }

    @Override
    public boolean canWinAtOnce() {
        return position.canWin(position.mover());
    }

    @Override
    public boolean isThreatened() {
        return position.canWin(1 - position.mover());
    }

    @Override
    public int evaluate(int alpha, int beta) {
        return OnitamaEvaluation.score(position, alpha, beta);
    }

    /** Captures by the master come second: they draw it into the open. */
    @Override
    public int promise(int move) {
        if (!position.isCapture(move)) return 0;
        return position.isMaster(OnitamaMove.from(move)) ? STUDENT : MASTER;
    }

    /** By seat and squares, whatever the card. */
    @Override
    public int quietKind(int move) {
        return position.mover() << 10 | move >>> 5;
    }

    @Override
    public int quietKinds() {
        return 1 << 11;
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
