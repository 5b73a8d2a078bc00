package uniboard.games.unlur;

import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.search.MonteCarloSearch;
import uniboard.search.Strength;

/** Monte-Carlo tree search with its moves as positions play them. */
final class UnlurMonteCarlo implements Search {
    private final UnlurSimulation simulation;
    private final MonteCarloSearch search;

    UnlurMonteCarlo(UnlurPosition position, Strength strength, int nodes, Random32 random) {
        simulation = new UnlurSimulation(position);
        search = new MonteCarloSearch(simulation, strength, nodes, random);
    }

    @Override
    public boolean step(int nodes) {
        return search.step(nodes);
    }

    @Override
    public int move() {
        return simulation.move(search.move());
    }

    /** As {@link MonteCarloSearch#confidence}. */
    double confidence() {
        return search.confidence();
    }

    @Override
    public int nodes() {
        return search.nodes();
    }
}
