package uniboard.games.onitama;

import uniboard.game.Random32;

/** Zobrist keys: a word of each half for every fact a position is made of. A position's hash is the exclusive or of its facts' keys. */
final class OnitamaKeys {
    private static final int SEED = 20140601;
    private static final int MASTER_OFFSET = 50;
    private static final int CARD_OFFSET = 100;
    private static final int RED_TO_MOVE = CARD_OFFSET + 3 * 32;
    private static final int[] HIGH = new int[RED_TO_MOVE + 1];
    private static final int[] LOW = new int[HIGH.length];

    static {
        Random32 random = new Random32(SEED);
        for (int i = 0; i < HIGH.length; i++) {
            HIGH[i] = random.next();
            LOW[i] = random.next();
        }
    }

    private OnitamaKeys() {
    }

    static int high(OnitamaPosition position) {
        return hash(position, HIGH);
    }

    static int low(OnitamaPosition position) {
        return hash(position, LOW);
    }

    private static int hash(OnitamaPosition position, int[] keys) {
        int hash = position.mover() == OnitamaPosition.RED ? keys[RED_TO_MOVE] : 0;
        // The hands of seats 0 and 1, then the card beside the board.
        for (int slot = 0; slot < 5; slot++) hash ^= keys[CARD_OFFSET + slot / 2 * 32 + position.cardAt(slot)];
        for (int seat = 0; seat < 2; seat++) hash ^= pieces(position, seat, keys);
        return hash;
    }

    private static int pieces(OnitamaPosition position, int seat, int[] keys) {
        int master = position.master(seat);
        int hash = master == 0 ? 0 : keys[MASTER_OFFSET + seat * OnitamaSquare.COUNT + Integer.numberOfTrailingZeros(master)];
        for (int left = position.pieces(seat) & ~master; left != 0; left &= left - 1) {
            hash ^= keys[seat * OnitamaSquare.COUNT + Integer.numberOfTrailingZeros(left)];
        }
        return hash;
    }
}
