package uniboard.search;

import java.util.function.IntUnaryOperator;
import uniboard.game.Search;
import uniboard.game.Weighing;

/**
 * Weighs a move by what one search for the best move finds out about both.
 *
 * @param search  of the position before the move
 * @param measure of a move, once the search is finished: of the one that was played and of the one that it decided for
 */
public record MeasuredMoves(Search search, int played, IntUnaryOperator measure) implements Weighing {
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
        return measureOfBest() > measureOfPlayed() ? search.move() : played;
    }

    @Override
    public int measureOfBest() {
        return Math.max(measure.applyAsInt(search.move()), measureOfPlayed());
    }

    @Override
    public int measureOfPlayed() {
        return measure.applyAsInt(played);
    }
}
