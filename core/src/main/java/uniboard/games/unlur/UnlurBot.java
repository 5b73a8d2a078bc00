package uniboard.games.unlur;

import uniboard.game.Bot;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.search.MonteCarloSearch;
import uniboard.search.Strength;

/** Monte-Carlo tree search; the weaker levels look less far ahead and overlook things. */
final class UnlurBot implements Bot {
    private static final Strength[] STRENGTHS = {
        new Strength(1, 60, 50, 70),
        new Strength(1, 20, 30, 20),
        new Strength(2, 0, 10, 0),
        Strength.lookingAhead(6),
        Strength.lookingAhead(500),
    };
    private static final int[] NODES = {60_000, 150_000, 500_000, 1_500_000, 9_000_000};

    private final int level;

    UnlurBot(int level) {
        this.level = level;
    }

    @Override
    public int nodes() {
        return NODES[level - 1];
    }

    @Override
    public Search search(Position view, int nodes, Random32 random) {
        return new UnlurSearch(new UnlurSimulation((UnlurPosition) view), STRENGTHS[level - 1], nodes, random);
    }

    /** The search's moves as positions play them. */
    private static final class UnlurSearch implements Search {
        private final UnlurSimulation simulation;
        private final MonteCarloSearch search;

        UnlurSearch(UnlurSimulation simulation, Strength strength, int nodes, Random32 random) {
            this.simulation = simulation;
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

        @Override
        public int nodes() {
            return search.nodes();
        }
    }
}
