package uniboard.search;

import java.util.function.Function;
import uniboard.game.Benchmark;
import uniboard.game.Search;

/**
 * Searches positions one after the other, each afresh.
 *
 * @param search begins to search a position, given its text
 * @param starts the positions
 */
public record SearchBenchmark(String title, Function<String, Search> search, String... starts) implements Benchmark {
    @Override
    public String unit() {
        return "nodes";
    }

    @Override
    public int run() {
        int nodes = 0;
        for (String start : starts) {
            Search begun = search.apply(start);
            while (!begun.step(Integer.MAX_VALUE)) continue;
            nodes += begun.nodes();
        }
        return nodes;
    }
}
