package uniboard.search;


/**
 * Principal-variation search to a fixed depth: fail-soft alpha-beta that expects the first move of each node to be the best and only
 * scouts the others with a null window. It keeps its own stack instead of recursing, so that it can rest after any node.
 *
 * <p>Source: T. Marsland and M. Campbell, <i>Parallel search of strongly ordered game trees</i> (1982); J. Fishburn, <i>Another
 * optimization of alpha-beta search</i> (1983).
 */
final class PrincipalVariation {
    /** Plies of the longest line, extensions included. */
    static final int DEEPEST = 100;
    /** Below, a result is found again as fast as it is fetched from memory: 13 % more nodes a second, 5 % less time to depth 12. */
    private static final int KEPT_FROM_DEPTH = 2;
    /** Late-move reduction gains 33 Elo, the extension of threats 37 (400 games, 20,000 nodes a move). */
    private static final int REDUCED_FROM_DEPTH = 3;
    private static final int UNREDUCED_MOVES = 4;

    /** A node that is not settled at once: its moves have to be searched. */
    private static final int OPEN = Integer.MIN_VALUE;

    private final GameTree tree;
    private final Blindness attention;
    private final Budget budget;
    private final TranspositionTable table;
    private final Quiescence quiescence;
    private final MoveOrder order;
    private final OpenNode[] stack = new OpenNode[DEEPEST + 1];
    /** Plies from the root to the node on top of the stack; -1 when the search is over. */
    private int plies = -1;

    PrincipalVariation(GameTree tree, Blindness attention, Budget budget) {
        this.tree = tree;
        this.attention = attention;
        this.budget = budget;
        table = new TranspositionTable(budget.nodes());
        quiescence = new Quiescence(tree, attention, budget);
        order = new MoveOrder(tree, stack.length);
        for (int i = 0; i < stack.length; i++) stack[i] = new OpenNode();
    }

    /**
     * Begins a search of the position.
     *
     * @param first the root's move to try first
     */
    void begin(int depth, int first) {
        plies = 0;
        OpenNode root = stack[0];
        root.hashHigh = tree.hashHigh();
        root.hashLow = tree.hashLow();
        root.open(depth, -Score.INFINITE, Score.INFINITE);
        listMoves(root, first, 0);
    }

    /**
     * Searches on.
     *
     * @param limit rests when the budget's spent nodes reach it; after the budget is exhausted there is no going on
     * @return whether the search is over
     */
    boolean run(int limit) {
        while (plies >= 0) {
            if (budget.spent() >= limit || budget.isExhausted()) return false;
            OpenNode node = stack[plies];
            if (node.hasNext()) searchNext(node);
            else close(node);
        }
        return true;
    }

    /** The root's best move so far, or {@link TranspositionTable#NO_MOVE}. */
    int bestMove() {
        return stack[0].bestMove;
    }

    int bestScore() {
        return stack[0].best;
    }

    private void searchNext(OpenNode node) {
        node.next();
        node.reduction = reduction(node);
        tree.play(node.move);
        budget.spend();
        node.scouting = node.tried() > 1 && node.beta - node.alpha > 1;
        visit(node);
    }

    /** Late quiet moves are searched less deep: they are rarely good, and one that seems good is searched again. */
    private int reduction(OpenNode node) {
        boolean late = node.depth >= REDUCED_FROM_DEPTH && node.tried() > UNREDUCED_MOVES;
        return late && !node.threatened && tree.promise(node.move) == 0 ? 1 : 0;
    }

    /** Searches the position after the node's move. */
    private void visit(OpenNode node) {
        int beta = node.scouting ? node.alpha + 1 : node.beta;
        int score = settle(node.depth - 1 - node.reduction, -beta, -node.alpha);
        if (score == OPEN) plies++;
        else if (!budget.isExhausted()) take(node, -score);
    }

    /** A child's score comes back to its parent. */
    private void take(OpenNode node, int score) {
        if (score > node.alpha && node.reduction > 0) {
            node.reduction = 0;
            visit(node);
        } else if (score > node.alpha && score < node.beta && node.scouting) {
            node.scouting = false;
            visit(node);
        } else {
            tree.undo();
            compare(node, score);
        }
    }

    private void compare(OpenNode node, int score) {
        if (score <= node.best) return;
        node.best = score;
        if (score > node.alpha || node.bestMove == TranspositionTable.NO_MOVE) node.bestMove = node.move;
        node.alpha = Math.max(node.alpha, score);
        if (score >= node.beta) close(node);
    }

    private void close(OpenNode node) {
        if (node.best >= node.beta && tree.promise(node.bestMove) == 0) order.cutOff(node.bestMove, node.depth, plies);
        if (node.depth >= KEPT_FROM_DEPTH) {
            table.store(node.hashHigh, node.hashLow, node.depth, node.bound(), Score.fromPosition(node.best, plies), node.bestMove);
        }
        plies--;
        if (plies >= 0) take(stack[plies], -node.best);
    }

    /** The score of the position just reached, one ply below the top of the stack; or {@link #OPEN}, with a node made ready for it. */
    private int settle(int depthLeft, int alpha, int beta) {
        int here = plies + 1;
        if (tree.isDrawn()) return Score.DRAWN;
        if (tree.isLost()) return Score.lostIn(here);
        if (tree.canWinAtOnce() && !attention.missesWinAtOnce()) return Score.wonIn(here + 1);
        boolean threatened = tree.isThreatened();
        int depth = threatened ? depthLeft + 1 : depthLeft;
        if (depth <= 0 || here == DEEPEST) return quiescence.score(alpha, beta, here);
        OpenNode node = stack[here];
        int entry = depth >= KEPT_FROM_DEPTH ? find(node) : TranspositionTable.NO_ENTRY;
        int tableMove = TranspositionTable.NO_MOVE;
        if (entry != TranspositionTable.NO_ENTRY) {
            int score = Score.fromRoot(table.score(entry), here);
            if (table.depth(entry) >= depth && settles(table.bound(entry), score, alpha, beta)) return score;
            tableMove = table.move(entry);
        }
        node.open(depth, alpha, beta);
        node.threatened = threatened;
        listMoves(node, tableMove, here);
        return OPEN;
    }

    private int find(OpenNode node) {
        node.hashHigh = tree.hashHigh();
        node.hashLow = tree.hashLow();
        return table.find(node.hashHigh, node.hashLow);
    }

    private void listMoves(OpenNode node, int first, int here) {
        tree.moves(node.moves);
        attention.filter(node.moves, here);
        order.rate(node.moves, first, here);
    }

    private static boolean settles(int bound, int score, int alpha, int beta) {
        return switch (bound) {
            case TranspositionTable.EXACT -> true;
            case TranspositionTable.AT_LEAST -> score >= beta;
            default -> score <= alpha;
        };
    }
}
