package uniboard.games.onitama;

/** Judges a quiet position. */
final class OnitamaEvaluation {
    static final int STUDENT = 100;
    private static final int STEP_TO_ARCH = 8;
    private static final int MOVE = 3;
    private static final int CENTRAL = 10;
    private static final int NEAR_CENTRE = 0b00100_01110_11111_01110_00100;
    private static final int AROUND_CENTRE = 0b00000_01110_01110_01110_00000;

    private OnitamaEvaluation() {
    }

    /** For the seat to move. */
    static int score(OnitamaPosition position) {
        int mover = position.mover();
        return worth(position, mover) - worth(position, 1 - mover);
    }

    private static int worth(OnitamaPosition position, int seat) {
        int students = Integer.bitCount(position.pieces(seat)) - 1;
        int studentBits = position.pieces(seat) & ~position.master(seat);
        int central = Integer.bitCount(studentBits & NEAR_CENTRE) + Integer.bitCount(studentBits & AROUND_CENTRE);
        return CENTRAL * central + STUDENT * students - STEP_TO_ARCH * stepsToArch(position, seat) + MOVE * moves(position, seat);
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
}
