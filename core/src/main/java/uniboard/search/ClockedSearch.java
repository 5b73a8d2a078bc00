package uniboard.search;

import java.util.function.IntSupplier;
import uniboard.game.Search;

/**
 * A search that also ends when its time is up, with the best move found by then: for play on machines slower than the budget is made for.
 */
public final class ClockedSearch implements Search {
    private final Search search;
    private final IntSupplier clock;
    private final int start;
    private final int limit;

    /**
     * The time runs from now on.
     *
     * @param clock milliseconds from any beginning; may overflow
     * @param limit milliseconds
     */
    public ClockedSearch(Search search, IntSupplier clock, int limit) {
        this.search = search;
        this.clock = clock;
        this.limit = limit;
        start = clock.getAsInt();
    }

    @Override
    public boolean step(int nodes) {
        return search.step(nodes) || clock.getAsInt() - start >= limit;
    }

    @Override
    public int move() {
        return search.move();
    }

    @Override
    public int nodes() {
        return search.nodes();
    }
}
