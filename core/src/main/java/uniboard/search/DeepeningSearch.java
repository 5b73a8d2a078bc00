package uniboard.search;

import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Iterative deepening: searches to depth 1, 2, …, each time beginning with the best move so far, until the greatest depth is reached,
 * the end of the game is forced or the budget is used up. {@link ClockedSearch} adds a clock.
 */
public final class DeepeningSearch implements Search {
    private final Budget budget;
    private final int deepest;
    private final PrincipalVariation variation;
    private int depth;
    private boolean finished;
    private int decision;
    private int score;

    /**
     * @param tree    a running position; owned by the search
     * @param nodes  the budget
     * @param random chooses what is overlooked
     */
    public DeepeningSearch(GameTree tree, Strength strength, int nodes, Random32 random) {
        budget = new Budget(nodes);
        this.deepest = Math.min(strength.depth(), PrincipalVariation.DEEPEST);
        variation = new PrincipalVariation(tree, new Blindness(tree::hashLow, strength, random), budget);
        MoveList legal = new MoveList();
        tree.moves(legal);
        decision = legal.get(0);
        finished = legal.size() == 1;
        if (!finished) deepen();
    }

    @Override
    public boolean step(int nodes) {
        int limit = budget.spent() + Math.min(nodes, budget.nodes() - budget.spent());
        while (!finished && budget.spent() < limit) {
            boolean searched = variation.run(limit);
            takeBest();
            if (searched) endIteration();
            finished |= budget.isExhausted();
        }
        return finished;
    }

    private void deepen() {
        depth++;
        variation.begin(depth, decision);
    }

    private void takeBest() {
        if (variation.bestMove() == TranspositionTable.NO_MOVE) return;
        decision = variation.bestMove();
        score = variation.bestScore();
    }

    private void endIteration() {
        finished = depth == deepest || Score.isDecided(score);
        if (!finished) deepen();
    }

    @Override
    public int move() {
        return decision;
    }

    @Override
    public int nodes() {
        return budget.spent();
    }

    /** Plies of the iteration under way, or of the last one. */
    public int depth() {
        return depth;
    }

    /** What the decision is worth, for the seat to move. */
    public int score() {
        return score;
    }
}
