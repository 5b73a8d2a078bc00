package uniboard.search;

import uniboard.game.MoveList;

/** A node between root and leaf whose moves are being searched: one level of the stack. */
final class OpenNode {
    /** As {@link MoveOrder#rate} rates them; those tried come first. */
    final MoveList moves = new MoveList();
    private int tried;

    /** Of the position, if its result will be kept. */
    int hashHigh;
    int hashLow;
    int depth;
    int alpha;
    int beta;
    int firstAlpha;
    int best;
    int bestMove;
    boolean threatened;
    /** The move being searched. */
    int move;
    /** Whether that move is searched with a null window, to prove that it is no better than the best. */
    boolean scouting;
    /** Plies by which that move is searched less deep. */
    int reduction;

    void open(int depth, int alpha, int beta) {
        this.depth = depth;
        this.alpha = alpha;
        this.beta = beta;
        firstAlpha = alpha;
        best = -Score.INFINITE;
        bestMove = TranspositionTable.NO_MOVE;
        tried = 0;
    }

    int tried() {
        return tried;
    }

    boolean hasNext() {
        return tried < moves.size();
    }

    /** Takes the untried move of the highest rating. */
    void next() {
        int top = tried;
        int best = moves.get(top);
        int first = best;
        for (int i = tried + 1; i < moves.size(); i++) {
            int rated = moves.get(i);
            if (rated > best) {
                best = rated;
                top = i;
            }
        }
        moves.set(top, first);
        moves.set(tried++, best);
        move = MoveOrder.move(best);
    }

    int bound() {
        if (best >= beta) return TranspositionTable.AT_LEAST;
        return best > firstAlpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    }
}
