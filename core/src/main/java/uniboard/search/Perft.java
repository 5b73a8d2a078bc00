package uniboard.search;

import uniboard.game.MoveList;
import uniboard.game.Position;

/** Counts the leaves of the tree of legal moves: the standard check of a move generator. */
public final class Perft {
    private final Position position;
    private final MoveList[] moveLists;

    private Perft(Position position, int depth) {
        this.position = position;
        moveLists = new MoveList[depth + 1];
        for (int i = 0; i <= depth; i++) moveLists[i] = new MoveList();
    }

    /**
     * Leaves at the depth; a finished game is one leaf at whatever depth it ended.
     *
     * @param position left as it was
     * @param depth    plies, from 0
     * @return a whole number, exact up to 2^53
     */
    public static double count(Position position, int depth) {
        return new Perft(position, depth).count(depth);
    }

    private double count(int depth) {
        if (depth == 0 || position.toMove() == Position.NOBODY) return 1;
        MoveList moves = moveLists[depth];
        position.moves(moves);
        if (depth == 1) return moves.size();
        double leaves = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            leaves += count(depth - 1);
            position.undo();
        }
        return leaves;
    }
}
