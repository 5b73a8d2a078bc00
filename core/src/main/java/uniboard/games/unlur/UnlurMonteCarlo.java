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

    private UnlurMonteCarlo(UnlurSimulation simulation, Strength strength, int nodes) {
        this.simulation = simulation;
        search = new MonteCarloSearch(simulation, strength, nodes, new Random32(1));
        search.judge();
    }

    /**
     * How good a position is.
     *
     * @param leftOut a move that isn't looked at, as positions play it, or {@link Strength#NOTHING}
     */
    static UnlurMonteCarlo judging(UnlurPosition position, int leftOut, Strength strength, int nodes) {
        UnlurSimulation simulation = new UnlurSimulation(position);
        int simulated = leftOut == Strength.NOTHING ? Strength.NOTHING : simulation.simulated(leftOut);
        return new UnlurMonteCarlo(simulation, strength.leavingOut(simulated), nodes);
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
