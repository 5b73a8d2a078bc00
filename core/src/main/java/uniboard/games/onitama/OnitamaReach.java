package uniboard.games.onitama;

/** Where each card leads from each square, for each seat; made once. */
final class OnitamaReach {
    private static final int CARDS = OnitamaCard.values().length;
    private static final int[][] TARGETS = new int[CARDS * 2 * OnitamaSquare.COUNT][];
    private static final int[] MASKS = new int[TARGETS.length];

    static {
        for (OnitamaCard card : OnitamaCard.values()) {
            for (int seat = 0; seat < 2; seat++) {
                for (int square = 0; square < OnitamaSquare.COUNT; square++) {
                    int index = index(card.ordinal(), seat, square);
                    TARGETS[index] = onBoard(card, seat, square);
                    for (int target : TARGETS[index]) MASKS[index] |= 1 << target;
                }
            }
        }
    }

    private OnitamaReach() {
    }

    /** The squares on the board that the card's offsets lead to, in the card's order. Not to be changed. */
    static int[] targets(int card, int seat, int square) {
        return TARGETS[index(card, seat, square)];
    }

    /** The same squares as a bitboard. */
    static int mask(int card, int seat, int square) {
        return MASKS[index(card, seat, square)];
    }

    private static int index(int card, int seat, int square) {
        return (card * 2 + seat) * OnitamaSquare.COUNT + square;
    }

    private static int[] onBoard(OnitamaCard card, int seat, int square) {
        int forward = seat == OnitamaPosition.BLUE ? 1 : -1;
        int[] targets = new int[card.offsetCount()];
        int count = 0;
        for (int offset = 0; offset < card.offsetCount(); offset++) {
            int file = OnitamaSquare.file(square) + forward * card.dx(offset);
            int rank = OnitamaSquare.rank(square) + forward * card.dy(offset);
            if (file < 0 || file >= OnitamaSquare.SIZE || rank < 0 || rank >= OnitamaSquare.SIZE) continue;
            targets[count++] = OnitamaSquare.of(file, rank);
        }
        return java.util.Arrays.copyOf(targets, count);
    }
}
