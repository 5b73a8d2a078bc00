package uniboard.games.onitama;

/** Where each card leads from each square, for each seat; made once. */
final class OnitamaReach {
    private static final int CARDS = OnitamaCard.values().length;
    private static final int BITS = 5;
    /** In the card's order from the lowest bits, each plus 1. */
    private static final int[] TARGETS = new int[CARDS * 2 * OnitamaSquare.COUNT];
    private static final int[] MASKS = new int[TARGETS.length];

    static {
        for (OnitamaCard card : OnitamaCard.values()) {
            for (int seat = 0; seat < 2; seat++) {
                for (int square = 0; square < OnitamaSquare.COUNT; square++) {
                    prepare(card, seat, square);
                }
            }
        }
    }

    private OnitamaReach() {
    }

    /** The squares on the board that the card's offsets lead to, in the card's order: a list packed for {@link #first}; 0 if empty. */
    static int targets(int card, int seat, int square) {
        return TARGETS[index(card, seat, square)];
    }

    /** The first square of a list that isn't empty. */
    static int first(int targets) {
        return (targets & (1 << BITS) - 1) - 1;
    }

    /** The list without its first square. */
    static int afterFirst(int targets) {
        return targets >>> BITS;
    }

    /** The same squares as a bitboard. */
    static int mask(int card, int seat, int square) {
        return MASKS[index(card, seat, square)];
    }

    private static int index(int card, int seat, int square) {
        return (card * 2 + seat) * OnitamaSquare.COUNT + square;
    }

    private static void prepare(OnitamaCard card, int seat, int square) {
        int forward = seat == OnitamaSide.BLUE ? 1 : -1;
        int index = index(card.ordinal(), seat, square);
        for (int offset = card.offsetCount() - 1; offset >= 0; offset--) {
            int file = OnitamaSquare.file(square) + forward * card.dx(offset);
            int rank = OnitamaSquare.rank(square) + forward * card.dy(offset);
            if (file < 0 || file >= OnitamaSquare.SIZE || rank < 0 || rank >= OnitamaSquare.SIZE) continue;
            TARGETS[index] = TARGETS[index] << BITS | OnitamaSquare.of(file, rank) + 1;
            MASKS[index] |= 1 << OnitamaSquare.of(file, rank);
        }
    }
}
