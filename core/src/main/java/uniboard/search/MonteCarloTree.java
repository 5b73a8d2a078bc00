package uniboard.search;

import java.util.Arrays;
import uniboard.game.MoveList;

/**
 * What simulations found out, node by node, in flat arrays: no objects to make, none to collect. A node's children lie side by side. All
 * counts of a node are of the seat that moved into it.
 */
final class MonteCarloTree {
    static final int ROOT = 0;

    static final int UNPROVEN = 0;
    static final int PROVEN_WIN = 1;
    static final int PROVEN_LOSS = 2;

    private static final int FEWEST = 1 << 12;
    /** Nodes of a tree (32 MB): once they are used up, leaves stay leaves. */
    private static final int MOST = 1 << 20;

    /** What a child is worth of which nothing is known. */
    private static final double UNKNOWN = 0.6;
    /**
     * How wrong a move's worth is where it is found by when it came later; the square of it, about. Of games of Unlur at 2 million nodes
     * a move, 31 of 50 were won against 0.003, which won 25 of 39 against 0.01; 0.0003 is no better (13 of 25).
     */
    private static final double BIAS_OF_LATER = 0.001;

    private int size = 1;
    private int[] moves = new int[FEWEST];
    private int[] firstChildren = new int[FEWEST];
    private int[] childCounts = new int[FEWEST];
    private int[] proofs = new int[FEWEST];
    private int[] visits = new int[FEWEST];
    private int[] wins = new int[FEWEST];
    /** All moves as first: simulations through the parent in which the same seat played the move later. */
    private int[] laterVisits = new int[FEWEST];
    private int[] laterWins = new int[FEWEST];

    boolean isLeaf(int node) {
        return childCounts[node] == 0;
    }

    boolean hasRoom(int children) {
        return size + children <= MOST;
    }

    void expand(int node, MoveList children) {
        while (size + children.size() > moves.length) grow();
        firstChildren[node] = size;
        childCounts[node] = children.size();
        for (int i = 0; i < children.size(); i++) moves[size++] = children.get(i);
    }

    private void grow() {
        int length = 2 * moves.length;
        moves = Arrays.copyOf(moves, length);
        firstChildren = Arrays.copyOf(firstChildren, length);
        childCounts = Arrays.copyOf(childCounts, length);
        proofs = Arrays.copyOf(proofs, length);
        visits = Arrays.copyOf(visits, length);
        wins = Arrays.copyOf(wins, length);
        laterVisits = Arrays.copyOf(laterVisits, length);
        laterWins = Arrays.copyOf(laterWins, length);
    }

    int firstChild(int node) {
        return firstChildren[node];
    }

    /** One beyond the last child. */
    int endOfChildren(int node) {
        return firstChildren[node] + childCounts[node];
    }

    /** The move that leads into the node. */
    int move(int node) {
        return moves[node];
    }

    int visits(int node) {
        return visits[node];
    }

    int wins(int node) {
        return wins[node];
    }

    void addVisit(int node, boolean won) {
        visits[node]++;
        if (won) wins[node]++;
    }

    /** Lets every child learn from a simulation that went through the node. */
    void learn(int node, SimulatedGame game, int mover, int winner) {
        int won = mover == winner ? 1 : 0;
        int end = endOfChildren(node);
        for (int child = firstChildren[node]; child < end; child++) {
            if (game.playedBy(moves[child]) != mover) continue;
            laterVisits[child]++;
            laterWins[child] += won;
        }
    }

    int proof(int node) {
        return proofs[node];
    }

    void prove(int node, int proof) {
        proofs[node] = proof;
    }

    /** What the children's proofs say of the node. */
    int proofByChildren(int node) {
        int end = endOfChildren(node);
        boolean allLost = true;
        for (int child = firstChildren[node]; child < end; child++) {
            if (proofs[child] == PROVEN_WIN) return PROVEN_LOSS;
            allLost &= proofs[child] == PROVEN_LOSS;
        }
        return allLost ? PROVEN_WIN : UNPROVEN;
    }

    /**
     * The child to try next: the best by its own simulations and, the fewer there are of these, by those in which its move came later.
     * Proven losses are left aside; at least one child is no such.
     *
     * @param exploration how much is hoped for of children that are little known; 0 where moves that came later tell enough
     */
    int select(int node, double exploration) {
        double hope = exploration * Math.sqrt(Logarithm.of(visits[node] + 1));
        int end = endOfChildren(node);
        int best = -1;
        double bestValue = -1;
        for (int child = firstChildren[node]; child < end; child++) {
            if (proofs[child] == PROVEN_LOSS) continue;
            double value = value(child);
            if (hope > 0) value += hope / Math.sqrt(visits[child] + 1);
            if (value > bestValue) {
                best = child;
                bestValue = value;
            }
        }
        return best;
    }

    private double value(int child) {
        int later = laterVisits[child];
        int own = visits[child];
        if (later + own == 0) return UNKNOWN;
        // So much of a simulation that began with the move is worth one in which it came later.
        double worth = 1 + BIAS_OF_LATER * later;
        return (wins[child] * worth + laterWins[child]) / (own * worth + later);
    }

    /** The child with the most simulations; of proven ones a win, and a loss only if there is nothing else. */
    int best(int node) {
        int best = firstChildren[node];
        for (int child = best + 1; child < endOfChildren(node); child++) if (rank(child) > rank(best)) best = child;
        return best;
    }

    private double rank(int child) {
        if (proofs[child] == PROVEN_WIN) return 1e12;
        return proofs[child] == PROVEN_LOSS ? visits[child] - 1e12 : visits[child];
    }
}
