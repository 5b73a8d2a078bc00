package uniboard.search;

import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Iterative deepening over the moves of the root: depth 1, 2, … up to the strength's depth or until the budget is used up, each time
 * beginning with the best move so far. Slices end between moves of the root.
 */
public final class DeepeningSearch implements Search {
    private final Position position;
    private final Strength strength;
    private final Random32 random;
    private final AlphaBeta alphaBeta;
    private final int seat;

    private final int[] moves;
    /** Of the iteration under way; above {@link #next} of the one before. */
    private final int[] scores;
    private int depth = 1;
    private int next;
    private int best;
    private boolean finished;
    private int decision;

    /**
     * @param position a running position with a seat to move; owned by the search
     * @param budget   in nodes
     */
    public DeepeningSearch(Position position, Evaluator evaluator, Strength strength, int budget, Random32 random) {
        this.position = position;
        this.strength = strength;
        this.random = random;
        seat = position.toMove();
        MoveList legal = new MoveList();
        position.moves(legal);
        moves = legal.toArray();
        scores = new int[moves.length];
        alphaBeta = new AlphaBeta(position, evaluator, budget, strength.depth());
        decision = moves[0];
        finished = moves.length == 1;
    }

    @Override
    public boolean step(int nodes) {
        int sliceEnd = alphaBeta.nodes() + nodes;
        while (!finished && alphaBeta.nodes() < sliceEnd) searchNextMove();
        return finished;
    }

    private void searchNextMove() {
        // A strength that slips compares all moves, so it needs exact scores.
        int alpha = next == 0 || strength.slips() ? -AlphaBeta.INFINITE : scores[best];
        int score = alphaBeta.scoreOf(moves[next], seat, depth, alpha, AlphaBeta.INFINITE);
        if (alphaBeta.exhausted()) {
            finish();
            return;
        }
        scores[next] = score;
        if (next == 0 || score > scores[best]) best = next;
        decision = moves[best];
        if (++next == moves.length) endIteration();
    }

    private void endIteration() {
        boolean decided = Math.abs(scores[best]) >= AlphaBeta.WON - depth;
        moveToFront(best);
        best = 0;
        next = 0;
        if (decided || depth == strength.depth()) finish();
        else depth++;
    }

    private void finish() {
        finished = true;
        if (strength.slips() && next == 0) decision = moves[strength.slip(scores, random)];
    }

    private void moveToFront(int index) {
        int move = moves[index];
        int score = scores[index];
        for (int i = index; i > 0; i--) {
            moves[i] = moves[i - 1];
            scores[i] = scores[i - 1];
        }
        moves[0] = move;
        scores[0] = score;
    }

    @Override
    public int move() {
        return decision;
    }

    @Override
    public int nodes() {
        return alphaBeta.nodes();
    }
}
