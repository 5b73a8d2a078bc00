package uniboard.games.unlur;

import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.search.MonteCarloSearch;
import uniboard.search.SimulatedGame;
import uniboard.search.SimulationWithout;
import uniboard.search.Strength;

/** Monte-Carlo tree search with its moves as positions play them. */
final class UnlurMonteCarlo implements Search {
    private final UnlurSimulation simulation;
    private final MonteCarloSearch search;

    UnlurMonteCarlo(UnlurPosition position, Strength strength, int nodes, Random32 random) {
        simulation = new UnlurSimulation(position);
        search = new MonteCarloSearch(simulation, strength, nodes, random);
    }

    private UnlurMonteCarlo(UnlurSimulation simulation, SimulatedGame game, Strength strength, int nodes) {
        this.simulation = simulation;
        search = new MonteCarloSearch(game, strength, nodes, new Random32(1));
        search.judge();
    }

    /** How good a position is. */
    static UnlurMonteCarlo judging(UnlurPosition position, Strength strength, int nodes) {
        UnlurSimulation simulation = new UnlurSimulation(position);
        return new UnlurMonteCarlo(simulation, simulation, strength, nodes);
    }

    /**
     * How good a position is without one of its moves.
     *
     * @param missing as positions play it
     */
    static UnlurMonteCarlo judgingWithout(int missing, UnlurPosition position, Strength strength, int nodes) {
        UnlurSimulation simulation = new UnlurSimulation(position);
        return new UnlurMonteCarlo(simulation, new SimulationWithout(simulation, simulation.simulated(missing)), strength, nodes);
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
