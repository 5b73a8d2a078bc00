package uniboard.games.onitama;

/**
 * Judges a quiet position, in hundredths of a student. Each term says what the bot gains by it: in matches of 400 games between the
 * engine with and without, 20,000 nodes a move (95 % interval ±35 Elo).
 */
final class OnitamaEvaluation {
    private static final int STUDENT = 100;
    /** Of a student on or beside the middle; on its three by three squares a second time. +126 Elo; 20 is worse by 22. */
    private static final int CENTRAL = 10;
    private static final int NEAR_CENTRE = 0b00100_01110_11111_01110_00100;
    private static final int AROUND_CENTRE = 0b00000_01110_01110_01110_00000;
    /** Of each step the master is from the enemy arch. +72 Elo; 16 was worse by 22. */
    private static final int STEP_TO_ARCH = 8;
    private static final int[] STEPS_TO_ARCH = new int[2 * OnitamaSquare.COUNT];
    /** Of each legal move, own and the opponent's alike. +30 Elo; 5 is worse by 23. */
    private static final int MOVE = 3;
    private static final int MOST_MOVES_OF_A_PIECE = 8;

    static {
        for (int seat = 0; seat < 2; seat++) {
            int arch = OnitamaSquare.arch(1 - seat);
            for (int square = 0; square < OnitamaSquare.COUNT; square++) {
                int files = Math.abs(OnitamaSquare.file(square) - OnitamaSquare.file(arch));
                int ranks = Math.abs(OnitamaSquare.rank(square) - OnitamaSquare.rank(arch));
                STEPS_TO_ARCH[seat * OnitamaSquare.COUNT + square] = Math.max(files, ranks);
            }
        }
    }

    private OnitamaEvaluation() {
    }

    /**
     * For the seat to move. Moves, which take longest to count, are counted only where they can bring the score within the window; else
     * the score is a bound on the same side of it.
     */
    static int score(OnitamaPosition position, int alpha, int beta) {
        int mover = position.mover();
        int score = standing(position, mover) - standing(position, 1 - mover);
        int least = score - MOVE * mostMoves(position, 1 - mover);
        if (least >= beta) return least;
        int most = score + MOVE * mostMoves(position, mover);
        if (most <= alpha) return most;
        return score + MOVE * (moves(position, mover) - moves(position, 1 - mover));
    }

    /** All but the moves. */
    private static int standing(OnitamaPosition position, int seat) {
        int master = position.master(seat);
        int students = position.pieces(seat) & ~master;
        int central = Integer.bitCount(students & NEAR_CENTRE) + Integer.bitCount(students & AROUND_CENTRE);
        int steps = STEPS_TO_ARCH[seat * OnitamaSquare.COUNT + Integer.numberOfTrailingZeros(master)];
        return STUDENT * Integer.bitCount(students) + CENTRAL * central - STEP_TO_ARCH * steps;
    }

    private static int mostMoves(OnitamaPosition position, int seat) {
        return MOST_MOVES_OF_A_PIECE * Integer.bitCount(position.pieces(seat));
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
