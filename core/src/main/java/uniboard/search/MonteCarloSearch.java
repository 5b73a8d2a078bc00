package uniboard.search;

import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Monte-Carlo tree search: simulates the game from the root again and again, choosing moves by what earlier simulations found out as long
 * as it is in the tree, by chance below. Moves count as if played first (AMAF, RAVE); wins and losses that are certain are proven up to
 * the root. A node is a simulation.
 *
 * <p>Source: L. Kocsis and C. Szepesvári, <i>Bandit based Monte-Carlo planning</i> (2006); S. Gelly and D. Silver, <i>Combining online and
 * offline knowledge in UCT</i> (2007); M. Winands, Y. Björnsson and J.-T. Saito, <i>Monte-Carlo tree search solver</i> (2008).
 */
public final class MonteCarloSearch implements Search {
    /** Simulations a leaf waits for before it gets children. */
    private static final int EXPANDED_FROM = 6;
    /** Where moves that came later tell nothing. Elsewhere these are enough: exploring on top of them costs 130 Elo (80 games). */
    static double EXPLORATION = 0.6;
    static double SHARED = 0;
    /** So many take a few milliseconds: slices asked for in other searches' nodes mustn't become long. */
    private static final int LONGEST_SLICE = 200;

    private final SimulatedGame game;
    private final Strength strength;
    private final Attention attention;
    private final Random32 random;
    private final Budget budget;
    private final MonteCarloTree tree = new MonteCarloTree();
    private final ProofTable proofs = new ProofTable();
    private final MoveList candidates = new MoveList();
    /** The nodes of the simulation under way, and who was to move there. */
    private int[] path = new int[64];
    private int[] movers = new int[64];
    private boolean[] sharing = new boolean[64];
    private int[] hashesHigh = new int[64];
    private int[] hashesLow = new int[64];
    private int pathLength;

    /**
     * @param game   at a running position; owned by the search
     * @param nodes  the budget in simulations
     * @param random of the playouts, and of what is overlooked
     */
    public MonteCarloSearch(SimulatedGame game, Strength strength, int nodes, Random32 random) {
        this.game = game;
        this.strength = strength;
        this.random = random;
        attention = new Attention(strength, random);
        budget = new Budget(nodes);
        game.restart();
        expand(MonteCarloTree.ROOT, 0);
    }

    @Override
    public boolean step(int nodes) {
        int limit = budget.spent() + Math.min(nodes, LONGEST_SLICE);
        while (!isFinished() && budget.spent() < limit) {
            budget.spend();
            simulate();
        }
        return isFinished();
    }

    private boolean isFinished() {
        return budget.isExhausted() || isSettled();
    }

    private boolean isSettled() {
        int first = tree.firstChild(MonteCarloTree.ROOT);
        return tree.proof(MonteCarloTree.ROOT) != MonteCarloTree.UNPROVEN || tree.endOfChildren(MonteCarloTree.ROOT) == first + 1;
    }

    @Override
    public int move() {
        return tree.move(tree.best(MonteCarloTree.ROOT));
    }

    @Override
    public int nodes() {
        return budget.spent();
    }

    /** How sure the seat to move is to win, from 0 to 1: the part of simulations with the best move that it won. */
    public double confidence() {
        int proof = tree.proof(MonteCarloTree.ROOT);
        if (proof != MonteCarloTree.UNPROVEN) return proof == MonteCarloTree.PROVEN_LOSS ? 1 : 0;
        int best = tree.best(MonteCarloTree.ROOT);
        return tree.visits(best) == 0 ? 0.5 : (double) tree.wins(best) / tree.visits(best);
    }

    private void simulate() {
        game.restart();
        pathLength = 0;
        int node = MonteCarloTree.ROOT;
        enter(node);
        while (game.winner() == SimulatedGame.NOBODY && canDescend(node)) {
            if (tree.isLeaf(node)) expand(node, pathLength - 1);
            if (tree.proof(node) != MonteCarloTree.UNPROVEN) break;
            node = tree.select(node, sharing[pathLength - 1] ? SHARED : EXPLORATION);
            game.play(tree.move(node));
            enter(node);
        }
        learn(result(node));
    }

    private void enter(int node) {
        if (pathLength == path.length) {
            path = java.util.Arrays.copyOf(path, 2 * pathLength);
            movers = java.util.Arrays.copyOf(movers, 2 * pathLength);
            sharing = java.util.Arrays.copyOf(sharing, 2 * pathLength);
            hashesHigh = java.util.Arrays.copyOf(hashesHigh, 2 * pathLength);
            hashesLow = java.util.Arrays.copyOf(hashesLow, 2 * pathLength);
        }
        path[pathLength] = node;
        sharing[pathLength] = game.sharesExperience();
        hashesHigh[pathLength] = game.hashHigh();
        hashesLow[pathLength] = game.hashLow();
        movers[pathLength++] = game.mover();
    }

    private boolean canDescend(int node) {
        if (!tree.isLeaf(node)) return true;
        return tree.visits(node) >= EXPANDED_FROM && pathLength <= strength.depth() && tree.hasRoom(MOST_CHILDREN);
    }

    private static final int MOST_CHILDREN = 1 << 10;

    private void expand(int node, int plies) {
        SimulatedGame.Verdict verdict = SimulatedGame.Verdict.OPEN;
        if (attention.missesWinAtOnce(game.hashLow())) game.moves(candidates);
        else verdict = game.lookAhead(candidates);
        if (verdict == SimulatedGame.Verdict.OPEN) attention.filter(candidates, game.hashLow(), plies);
        tree.expand(node, candidates);
        if (verdict == SimulatedGame.Verdict.WON) tree.prove(node, MonteCarloTree.PROVEN_LOSS);
        else if (verdict == SimulatedGame.Verdict.LOST) tree.prove(node, MonteCarloTree.PROVEN_WIN);
        else tree.prove(node, proofs.find(game.hashHigh(), game.hashLow()));
    }

    /** The simulation's winner: certain, or by chance. */
    private int result(int node) {
        int winner = game.winner();
        int mover = movers[pathLength - 1];
        if (winner != SimulatedGame.NOBODY && pathLength > 1) {
            tree.prove(node, winner == movers[pathLength - 2] ? MonteCarloTree.PROVEN_WIN : MonteCarloTree.PROVEN_LOSS);
        }
        if (tree.proof(node) == MonteCarloTree.UNPROVEN) return game.playout(random);
        proveAbove();
        if (winner != SimulatedGame.NOBODY) return winner;
        return tree.proof(node) == MonteCarloTree.PROVEN_LOSS ? mover : 1 - mover;
    }

    private void proveAbove() {
        for (int i = pathLength - 2; i >= 0; i--) {
            int proof = tree.proofByChildren(path[i]);
            if (proof == MonteCarloTree.UNPROVEN) return;
            tree.prove(path[i], proof);
            proofs.put(hashesHigh[i], hashesLow[i], proof);
        }
    }

    private void learn(int winner) {
        for (int i = 0; i < pathLength; i++) {
            tree.addVisit(path[i], i > 0 && movers[i - 1] == winner);
            if (!tree.isLeaf(path[i]) && sharing[i]) tree.learn(path[i], game, movers[i], winner);
        }
    }
}
