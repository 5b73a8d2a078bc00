package uniboard.games.onitama;

import uniboard.game.ZobristKeys;

/** The words that hashes are made of: one for each fact that a position is made of. */
final class OnitamaKeys {
    private static final int SEED = 20140601;
    private static final int MASTERS = 2 * OnitamaSquare.COUNT;
    private static final int CARDS = 2 * MASTERS;
    private static final int CARDS_OF_AN_OWNER = 32;
    private static final int RED_TO_MOVE = CARDS + 3 * CARDS_OF_AN_OWNER;
    private static final ZobristKeys KEYS = new ZobristKeys(RED_TO_MOVE + 1, SEED);

    private OnitamaKeys() {
    }

    /** @param half like that of the others {@link ZobristKeys#HIGH} or {@link ZobristKeys#LOW} */
    static int mover(int seat, int half) {
        return seat == OnitamaSide.RED ? KEYS.of(RED_TO_MOVE, half) : 0;
    }

    /** @param slot 0 and 1 for Blue's hand, 2 and 3 for Red's, 4 beside the board: within a hand it makes no difference */
    static int card(int slot, int card, int half) {
        return KEYS.of(CARDS + slot / 2 * CARDS_OF_AN_OWNER + card, half);
    }

    /** @param pieces of the seat, like its master a bitboard */
    static int pieces(int seat, int pieces, int master, int half) {
        int hash = master == 0 ? 0 : KEYS.of(MASTERS + seat * OnitamaSquare.COUNT + Integer.numberOfTrailingZeros(master), half);
        for (int left = pieces & ~master; left != 0; left &= left - 1) {
            hash ^= KEYS.of(seat * OnitamaSquare.COUNT + Integer.numberOfTrailingZeros(left), half);
        }
        return hash;
    }
}
