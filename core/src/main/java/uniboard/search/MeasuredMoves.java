package uniboard.search;

import java.util.function.IntUnaryOperator;
import uniboard.game.Evaluation;
import uniboard.game.MoveList;
import uniboard.game.Search;

/**
 * Weighs a move by what one search for the best move finds out about it and about others.
 *
 * @param search  of the position before the move
 * @param others  looked at besides the one that was played and the one that the search decides for
 * @param measure of a move, once the search is finished
 */
public record MeasuredMoves(Search search, int played, MoveList others, IntUnaryOperator measure) implements Evaluation {
    @Override
    public boolean step(int nodes) {
        return search.step(nodes);
    }

    @Override
    public int nodes() {
        return search.nodes();
    }

    @Override
    public int best() {
        int other = bestOther();
        return measure.applyAsInt(other) > measureOfPlayed() ? other : played;
    }

    private int bestOther() {
        int best = search.move();
        for (int i = 0; i < others.size(); i++) {
            int move = others.get(i);
            boolean isBetter = best == played || measure.applyAsInt(move) > measure.applyAsInt(best);
            if (move != played && isBetter) best = move;
        }
        return best;
    }

    @Override
    public int measureOfPlayed() {
        return measure.applyAsInt(played);
    }

    @Override
    public int measureOfOther() {
        return measure.applyAsInt(bestOther());
    }
}
