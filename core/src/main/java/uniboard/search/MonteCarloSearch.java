package uniboard.search;

import java.util.Arrays;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Monte-Carlo tree search: simulates the game from the root again and again, choosing moves by what earlier simulations found out as long
 * as it is in the tree, by chance below. Moves count as if played first (AMAF, RAVE); wins and losses that are certain are proven up to
 * the root. A node is a move played, so that a budget takes about the same time on boards of any size. Every search begins again, so that
 * its decision depends on its task alone: with the tree kept from the move before, Unlur's bot won 44 of 100 games against itself without.
 *
 * <p>Source: L. Kocsis and C. Szepesvári, <i>Bandit based Monte-Carlo planning</i> (2006); S. Gelly and D. Silver, <i>Combining online and
 * offline knowledge in UCT</i> (2007); M. Winands, Y. Björnsson and J.-T. Saito, <i>Monte-Carlo tree search solver</i> (2008).
 */
public final class MonteCarloSearch implements Search {
    /** Simulations a leaf waits for before it gets children. */
    private static final int EXPANDED_FROM = 6;
    private static final int PROOF_BITS = 16;
    private static final int MOST_CHILDREN = 1 << 10;
    /** Where moves that came later tell nothing. */
    private static final double EXPLORATION = 0.6;
    /** Elsewhere they are enough at first: exploring from the beginning costs 150 Elo (80 games, 1000 simulations a move). */
    private static final double LATE_EXPLORATION = 0.1;
    private static final int EXPLORED_FROM = 3000;

    private final SimulatedGame game;
    private final Strength strength;
    private final Blindness attention;
    private final Random32 random;
    private final MonteCarloTree tree = new MonteCarloTree();
    private final ProofTable proofs = new ProofTable(PROOF_BITS);
    private final MoveList candidates = new MoveList();
    private final int budget;
    private int spent;
    private boolean isJudging;
    /** The nodes of the simulation under way, and what the game said of each. */
    private int[] path = new int[64];
    private int[] movers = new int[64];
    private boolean[] sharing = new boolean[64];
    private int[] hashesHigh = new int[64];
    private int[] hashesLow = new int[64];
    private int pathLength;

    /**
     * @param game   at a running position; owned by the search
     * @param nodes  the budget: too small a one for a simulation leaves it at a guess
     * @param random of the playouts, and of what is overlooked
     */
    public MonteCarloSearch(SimulatedGame game, Strength strength, int nodes, Random32 random) {
        this.game = game;
        this.strength = strength;
        this.random = random;
        attention = new Blindness(game::hashLow, strength, random);
        budget = nodes;
        game.restart();
        expand(MonteCarloTree.ROOT, 0);
    }

    @Override
    public boolean step(int nodes) {
        int limit = spent + Math.min(nodes, budget - spent);
        while (!isFinished() && spent < limit) simulate();
        return isFinished();
    }

    /** From now on it goes on where a single move is left as well: not the decision is asked for, but how good it is. */
    public void judge() {
        isJudging = true;
    }

    private boolean isFinished() {
        int root = MonteCarloTree.ROOT;
        boolean isSingle = tree.endOfChildren(root) == tree.firstChild(root) + 1;
        boolean settled = tree.proof(root) != MonteCarloTree.UNPROVEN || isSingle && !isJudging;
        return settled || budget - spent < game.longest();
    }

    @Override
    public int move() {
        return tree.move(tree.best(MonteCarloTree.ROOT));
    }

    @Override
    public int nodes() {
        return spent;
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
        while (game.winner() == Position.NOBODY && canDescend(node)) {
            if (tree.isLeaf(node)) expand(node, pathLength - 1);
            if (tree.proof(node) != MonteCarloTree.UNPROVEN) break;
            node = tree.select(node, exploration(node));
            game.play(tree.move(node));
            enter(node);
        }
        learn(result(node));
        spent += Math.max(1, game.played());
    }

    private double exploration(int node) {
        if (!sharing[pathLength - 1]) return EXPLORATION;
        return tree.visits(node) < EXPLORED_FROM ? 0 : LATE_EXPLORATION;
    }

    private void enter(int node) {
        if (pathLength == path.length) lengthenPath();
        path[pathLength] = node;
        sharing[pathLength] = game.sharesExperience();
        hashesHigh[pathLength] = game.hashHigh();
        hashesLow[pathLength] = game.hashLow();
        movers[pathLength++] = game.mover();
    }

    private void lengthenPath() {
        int length = 2 * path.length;
        path = Arrays.copyOf(path, length);
        movers = Arrays.copyOf(movers, length);
        sharing = Arrays.copyOf(sharing, length);
        hashesHigh = Arrays.copyOf(hashesHigh, length);
        hashesLow = Arrays.copyOf(hashesLow, length);
    }

    private boolean canDescend(int node) {
        if (!tree.isLeaf(node)) return true;
        return tree.visits(node) >= EXPANDED_FROM && pathLength <= strength.depth() && tree.hasRoom(MOST_CHILDREN);
    }

    private void expand(int node, int plies) {
        Verdict verdict = Verdict.OPEN;
        if (attention.isLeftOutAt(plies) || attention.missesWinAtOnce()) game.moves(candidates);
        else verdict = game.lookAhead(candidates);
        if (verdict == Verdict.OPEN) attention.filter(candidates, plies);
        tree.expand(node, candidates);
        tree.prove(node, switch (verdict) {
            case WON -> MonteCarloTree.PROVEN_LOSS;
            case LOST -> MonteCarloTree.PROVEN_WIN;
            case OPEN -> proofs.find(game.hashHigh(), game.hashLow());
        });
    }

    /** The simulation's winner: certain, or by chance. */
    private int result(int node) {
        int winner = game.winner();
        int mover = movers[pathLength - 1];
        if (winner != Position.NOBODY) {
            tree.prove(node, winner == movers[pathLength - 2] ? MonteCarloTree.PROVEN_WIN : MonteCarloTree.PROVEN_LOSS);
        }
        if (tree.proof(node) == MonteCarloTree.UNPROVEN) return game.playout(random);
        proveAbove();
        if (winner != Position.NOBODY) return winner;
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
