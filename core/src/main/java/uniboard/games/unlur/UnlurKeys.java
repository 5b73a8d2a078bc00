package uniboard.games.unlur;

import uniboard.game.ZobristKeys;

/** The facts that a position is made of, as numbers, and the words that hashes are made of. */
final class UnlurKeys {
    private static final int SEED = 20010101;
    private static final int MOST_CELLS = UnlurBoard.of(UnlurBoard.LARGEST).cells();
    private static final int SIZES = 2 * MOST_CELLS;
    private static final int SECOND_TO_MOVE = SIZES + UnlurBoard.LARGEST + 1;
    private static final int BLACK_SEATS = SECOND_TO_MOVE + 1;
    private static final ZobristKeys KEYS = new ZobristKeys(BLACK_SEATS + 2, SEED);

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
        return KEYS.of(fact, ZobristKeys.HIGH);
    }

    static int low(int fact) {
        return KEYS.of(fact, ZobristKeys.LOW);
    }
}
