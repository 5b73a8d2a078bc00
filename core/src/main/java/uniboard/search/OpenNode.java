package uniboard.search;

import uniboard.game.MoveList;

/** A node between root and leaf whose moves are being searched: one level of the stack. */
final class OpenNode {
    final MoveList moves = new MoveList();
    private int[] ratings = new int[64];
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

    int[] ratings() {
        if (ratings.length < moves.size()) ratings = new int[2 * moves.size()];
        return ratings;
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
        for (int i = tried + 1; i < moves.size(); i++) if (ratings[i] > ratings[top]) top = i;
        move = moves.get(top);
        moves.set(top, moves.get(tried));
        ratings[top] = ratings[tried];
        tried++;
    }

    int bound() {
        if (best >= beta) return TranspositionTable.AT_LEAST;
        return best > firstAlpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    }
}
