package uniboard.games.onitama;

import uniboard.game.Random32;

/** Zobrist keys: a word of each half for every fact a position is made of. */
final class OnitamaKeys {
    private static final int SEED = 20140601;
    private static final int MASTER_OFFSET = 50;
    private static final int CARD_OFFSET = 100;
    private static final int RED_TO_MOVE = CARD_OFFSET + 3 * 32;
    private static final int EXCHANGE_OFFSET = RED_TO_MOVE + 1;
    private static final int[] HIGH = new int[EXCHANGE_OFFSET + 2 * 32];
    private static final int[] LOW = new int[HIGH.length];

    /** Where a card may lie, besides the hands of seats 0 and 1. */
    static final int BESIDE_BOARD = 2;

    static {
        Random32 random = new Random32(SEED);
        for (int i = 0; i < EXCHANGE_OFFSET; i++) {
            HIGH[i] = random.next();
            LOW[i] = random.next();
        }
        for (int seat = 0; seat < 2; seat++) {
            for (int card = 0; card < 32; card++) {
                HIGH[exchange(seat, card)] = HIGH[card(seat, card)] ^ HIGH[card(BESIDE_BOARD, card)];
                LOW[exchange(seat, card)] = LOW[card(seat, card)] ^ LOW[card(BESIDE_BOARD, card)];
            }
        }
    }

    private OnitamaKeys() {
    }

    static int student(int seat, int square) {
        return seat * OnitamaSquare.COUNT + square;
    }

    static int master(int seat, int square) {
        return MASTER_OFFSET + seat * OnitamaSquare.COUNT + square;
    }

    /** @param owner a seat or {@link #BESIDE_BOARD} */
    static int card(int owner, int card) {
        return CARD_OFFSET + owner * 32 + card;
    }

    /** The card goes from the seat's hand beside the board or comes from there: both {@link #card} facts at once. */
    static int exchange(int seat, int card) {
        return EXCHANGE_OFFSET + seat * 32 + card;
    }

    static int redToMove() {
        return RED_TO_MOVE;
    }

    static int high(int fact) {
        return HIGH[fact];
    }

    static int low(int fact) {
        return LOW[fact];
    }
}
