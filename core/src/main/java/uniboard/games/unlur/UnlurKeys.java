package uniboard.games.unlur;

import uniboard.game.Random32;

/** Zobrist keys: a word of each half for every fact a position is made of. */
final class UnlurKeys {
    private static final int SEED = 20010101;
    private static final int MOST_CELLS = UnlurBoard.of(UnlurBoard.LARGEST).cells();
    private static final int SIZES = 2 * MOST_CELLS;
    private static final int SECOND_TO_MOVE = SIZES + UnlurBoard.LARGEST + 1;
    private static final int BLACK_SEATS = SECOND_TO_MOVE + 1;
    private static final int[] HIGH = new int[BLACK_SEATS + 2];
    private static final int[] LOW = new int[HIGH.length];

    static {
        Random32 random = new Random32(SEED);
        for (int i = 0; i < HIGH.length; i++) {
            HIGH[i] = random.next();
            LOW[i] = random.next();
        }
    }

    private UnlurKeys() {
    }

    /** @param colour {@link UnlurStones#BLACK} or {@link UnlurStones#WHITE} */
    static int stone(int colour, int cell) {
        return colour == UnlurStones.BLACK ? cell : MOST_CELLS + cell;
    }

    static int size(int size) {
        return SIZES + size;
    }

    static int secondToMove() {
        return SECOND_TO_MOVE;
    }

    /** The colours are taken, and the seat is Black. */
    static int black(int seat) {
        return BLACK_SEATS + seat;
    }

    static int high(int fact) {
        return HIGH[fact];
    }

    static int low(int fact) {
        return LOW[fact];
    }
}
