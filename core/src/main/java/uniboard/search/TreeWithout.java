package uniboard.search;

import uniboard.game.MoveList;

/** A game tree that lacks one of its root's moves. */
public final class TreeWithout implements GameTree {
    private final GameTree tree;
    private final int missing;
    private int depth;

    /** @param missing a legal move of the root, which has others */
    public TreeWithout(GameTree tree, int missing) {
        this.tree = tree;
        this.missing = missing;
    }

    @Override
    public void moves(MoveList into) {
        tree.moves(into);
        leaveOut(into);
    }

    @Override
    public void forcingMoves(MoveList into) {
        tree.forcingMoves(into);
        leaveOut(into);
    }

    private void leaveOut(MoveList moves) {
        if (depth == 0) moves.remove(missing);
    }

    @Override
    public void play(int move) {
        tree.play(move);
        depth++;
    }

    @Override
    public void undo() {
        tree.undo();
        depth--;
    }

    @Override
    public boolean isDrawn() {
        return tree.isDrawn();
    }

    @Override
    public boolean isLost() {
        return tree.isLost();
    }

    @Override
    public boolean canWinAtOnce() {
        return depth > 0 && tree.canWinAtOnce();
    }

    @Override
    public boolean isThreatened() {
        return tree.isThreatened();
    }

    @Override
    public int evaluate(int alpha, int beta) {
        return tree.evaluate(alpha, beta);
    }

    @Override
    public int promise(int move) {
        return tree.promise(move);
    }

    @Override
    public int quietKind(int move) {
        return tree.quietKind(move);
    }

    @Override
    public int quietKinds() {
        return tree.quietKinds();
    }

    @Override
    public int hashHigh() {
        return tree.hashHigh();
    }

    @Override
    public int hashLow() {
        return tree.hashLow();
    }
}
