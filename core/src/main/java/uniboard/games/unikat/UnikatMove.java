package uniboard.games.unikat;

/**
 * A move in an {@code int}: bits 0–6 the card laid or given, bits 23–25 the {@link Kind}. A lay has x + 80 in bits 7–14 and y + 80 in bits
 * 15–22; a swap and a draw have the taken card, or {@link #BAG}, in bits 7–13. An attempt has {@link #OPEN} for a card not chosen yet, and
 * a lay whose cell isn't chosen yet has no cell.
 */
public final class UnikatMove {
    /** What a move does. A swap ends its turn or extra move; {@code END} ends a chain or declines the extra move. */
    public enum Kind { LAY, END, SWAP, DRAW, PASS }

    /** Taken from the bag, unseen. */
    public static final int BAG = UnikatCard.COUNT;
    /** In place of a card: not chosen yet. */
    public static final int OPEN = 127;
    /** The farthest that a card can lie from the start card, in each direction. */
    public static final int REACH = UnikatCard.COUNT - 1;

    public static final int END = Kind.END.ordinal() << 23;
    public static final int PASS = Kind.PASS.ordinal() << 23;

    private static final Kind[] KINDS = Kind.values();
    private static final int NO_CELL = 255;

    private UnikatMove() {
    }

    public static int lay(int card, int x, int y) {
        return card | x + REACH << 7 | y + REACH << 15;
    }

    /** The attempt to lay a card, or {@link #OPEN}, somewhere. */
    public static int lay(int card) {
        return card | NO_CELL << 7 | NO_CELL << 15;
    }

    public static int swap(int given, int taken) {
        return given | taken << 7 | Kind.SWAP.ordinal() << 23;
    }

    public static int draw(int taken) {
        return taken << 7 | Kind.DRAW.ordinal() << 23;
    }

    /** @throws ArrayIndexOutOfBoundsException if {@code move} is no move or attempt of Unikat */
    public static Kind kind(int move) {
        return KINDS[move >>> 23];
    }

    /** The card laid or given, or {@link #OPEN}. */
    public static int card(int move) {
        return move & 127;
    }

    /** The card taken by a swap or draw, {@link #BAG} or {@link #OPEN}. */
    public static int taken(int move) {
        return move >>> 7 & 127;
    }

    /** Whether a lay's cell is chosen. */
    public static boolean hasCell(int move) {
        return (move >>> 7 & 255) != NO_CELL;
    }

    public static int x(int move) {
        return (move >>> 7 & 255) - REACH;
    }

    public static int y(int move) {
        return (move >>> 15 & 255) - REACH;
    }
}
