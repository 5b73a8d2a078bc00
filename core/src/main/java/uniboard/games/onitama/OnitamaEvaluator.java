package uniboard.games.onitama;

import uniboard.game.Position;
import uniboard.search.Evaluator;

/** Counts students, how near the master is to the enemy arch, and where the hand's cards lead. */
final class OnitamaEvaluator implements Evaluator {
    static final int STUDENT = 100;
    private static final int STEP_TO_ARCH = 8;
    private static final int MOVE = 3;
    private static final int CAPTURE_MASTER = 4;

    @Override
    public int evaluate(Position position) {
        OnitamaPosition onitama = (OnitamaPosition) position;
        return worth(onitama, onitama.mover()) - worth(onitama, 1 - onitama.mover());
    }

    private static int worth(OnitamaPosition position, int seat) {
        int students = Integer.bitCount(position.pieces(seat) & ~position.master(seat));
        return STUDENT * students - STEP_TO_ARCH * stepsToArch(position, seat) + MOVE * moves(position, seat);
    }

    private static int stepsToArch(OnitamaPosition position, int seat) {
        int square = Integer.numberOfTrailingZeros(position.master(seat));
        int arch = OnitamaSquare.arch(1 - seat);
        return Math.max(Math.abs(OnitamaSquare.file(square) - OnitamaSquare.file(arch)),
            Math.abs(OnitamaSquare.rank(square) - OnitamaSquare.rank(arch)));
    }

    private static int moves(OnitamaPosition position, int seat) {
        int own = position.pieces(seat);
        int first = position.cardAt(2 * seat);
        int second = position.cardAt(2 * seat + 1);
        int moves = 0;
        for (int left = own; left != 0; left &= left - 1) {
            int square = Integer.numberOfTrailingZeros(left);
            moves += Integer.bitCount(OnitamaReach.mask(first, seat, square) & ~own);
            moves += Integer.bitCount(OnitamaReach.mask(second, seat, square) & ~own);
        }
        return moves;
    }

    /** Captures first, the master's above all. */
    @Override
    public int promise(Position position, int move) {
        OnitamaPosition onitama = (OnitamaPosition) position;
        if (!onitama.isCapture(move)) return 0;
        return onitama.isMaster(OnitamaMove.to(move)) ? CAPTURE_MASTER : 1;
    }
}
