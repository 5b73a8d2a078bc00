package uniboard.search;

import uniboard.game.MoveList;
import uniboard.game.Outcome;
import uniboard.game.Position;

/**
 * Negamax with fail-soft alpha-beta pruning, for games of two seats that move in turns.
 *
 * <p>Source: D. Knuth and R. Moore, <i>An Analysis of Alpha-Beta Pruning</i> (1975); J. Fishburn, <i>Another optimization of alpha-beta
 * search</i> (1983) for fail-soft.
 */
public final class AlphaBeta {
    /** The score of a game won now; a win in {@code n} plies scores {@code WON - n}. */
    public static final int WON = 1_000_000;
    /** Above every score, with its negative below. */
    public static final int INFINITE = WON + 1;

    private final Position position;
    private final Evaluator evaluator;
    private final int budget;
    private final MoveList[] moveLists;
    private int nodes;
    private boolean exhausted;

    /**
     * @param position searched in place, and left as it was
     * @param budget   nodes after which the search gives up
     * @param maxDepth the greatest depth that will be asked
     */
    AlphaBeta(Position position, Evaluator evaluator, int budget, int maxDepth) {
        this.position = position;
        this.evaluator = evaluator;
        this.budget = budget;
        moveLists = new MoveList[maxDepth + 1];
        for (int i = 0; i <= maxDepth; i++) moveLists[i] = new MoveList();
    }

    int nodes() {
        return nodes;
    }

    /** Whether the budget is used up, and so the last score worthless. */
    boolean exhausted() {
        return exhausted;
    }

    /**
     * Searches what follows a move of the root.
     *
     * @param seat  the seat that plays {@code move}
     * @param depth plies to look ahead, this move included; at least 1
     * @return the move's score for {@code seat}: exact within (alpha, beta), else a bound
     */
    int scoreOf(int move, int seat, int depth, int alpha, int beta) {
        position.play(move);
        int score = -search(1 - seat, depth - 1, 1, -beta, -alpha);
        position.undo();
        return score;
    }

    private int search(int seat, int depth, int plies, int alpha, int beta) {
        if (nodes >= budget) {
            exhausted = true;
            return 0;
        }
        nodes++;
        if (position.toMove() == Position.NOBODY) return ended(position.outcome(), seat, plies);
        if (depth == 0) return evaluator.evaluate(position);

        MoveList moves = moveLists[depth];
        position.moves(moves);
        sortByPromise(moves);
        int best = -INFINITE;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            int score = -search(1 - seat, depth - 1, plies + 1, -beta, -Math.max(alpha, best));
            position.undo();
            if (exhausted) return 0;
            best = Math.max(best, score);
            if (best >= beta) break;
        }
        return best;
    }

    private static int ended(Outcome outcome, int seat, int plies) {
        if (outcome.wins(0) && outcome.wins(1)) return 0;
        return outcome.wins(seat) ? WON - plies : plies - WON;
    }

    /** Insertion sort: the lists are short and equal moves must keep their order. */
    private void sortByPromise(MoveList moves) {
        for (int i = 1; i < moves.size(); i++) {
            int move = moves.get(i);
            int promise = evaluator.promise(position, move);
            int j = i;
            while (j > 0 && evaluator.promise(position, moves.get(j - 1)) < promise) {
                moves.set(j, moves.get(j - 1));
                j--;
            }
            moves.set(j, move);
        }
    }
}
