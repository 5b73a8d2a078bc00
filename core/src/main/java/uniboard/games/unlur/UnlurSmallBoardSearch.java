package uniboard.games.unlur;

import uniboard.game.Random32;
import uniboard.game.Search;
import uniboard.search.Strength;
import uniboard.search.Verdict;
import uniboard.search.WinLossSearch;

/** Plays a move that is certain to win; where there is none, or half of the budget doesn't find it, simulates what gives most hope. */
final class UnlurSmallBoardSearch implements Search {
    private final UnlurPosition position;
    private final Strength strength;
    private final int budget;
    private final Random32 random;
    private final UnlurDecision decision;
    private final WinLossSearch solver;
    /** Where solving ended without a winning move. */
    private Search simulation;

    /** @param position a running one of at most {@link UnlurDecision#LARGEST_SIZE}; owned by the search */
    UnlurSmallBoardSearch(UnlurPosition position, Strength strength, int nodes, Random32 random) {
        this.position = position;
        this.strength = strength;
        this.random = random;
        budget = nodes;
        decision = new UnlurDecision(position);
        solver = new WinLossSearch(decision, nodes / 2);
    }

    @Override
    public boolean step(int nodes) {
        if (simulation != null) return simulation.step(nodes);
        if (!solver.step(nodes)) return false;
        if (solver.verdict() == Verdict.WON) return true;
        simulation = new UnlurMonteCarlo(position, strength, budget - solver.nodes(), random);
        return false;
    }

    @Override
    public int move() {
        return simulation == null ? decision.move(solver.move()) : simulation.move();
    }

    @Override
    public int nodes() {
        return solver.nodes() + (simulation == null ? 0 : simulation.nodes());
    }
}
