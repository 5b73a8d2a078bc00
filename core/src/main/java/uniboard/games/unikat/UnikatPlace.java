package uniboard.games.unikat;

/** What the places of the table are called: where a card, a cell or the bag can be chosen, and the two buttons. */
public final class UnikatPlace {
    public static final String BAG = "bag";
    /** Ends the chain or declines the extra move. */
    public static final String END = "end";
    public static final String PASS = "pass";

    private static final String CARD = "card:";
    private static final String CELL = "cell:";

    private UnikatPlace() {
    }

    /** Of a card in a rack or on the display, such as {@code card:SWL1}. */
    public static String ofCard(int card) {
        return CARD + UnikatCard.text(card);
    }

    /** Of a cell of the table, such as {@code cell:-1,0}. */
    public static String ofCell(int x, int y) {
        return CELL + x + ',' + y;
    }

    /** The card of such a place, or {@link UnikatCard#NONE}. */
    public static int card(String place) {
        return place.startsWith(CARD) ? UnikatCard.card(place.substring(CARD.length())) : UnikatCard.NONE;
    }

    /** The attempt to lay an open card on the cell of such a place, or -1. */
    static int attempt(String place) {
        if (!place.startsWith(CELL)) return -1;
        int comma = place.indexOf(',');
        if (comma < 0) return -1;
        int x = coordinate(place.substring(CELL.length(), comma));
        int y = coordinate(place.substring(comma + 1));
        return Math.max(Math.abs(x), Math.abs(y)) > UnikatMove.REACH ? -1 : UnikatMove.lay(UnikatMove.OPEN, x, y);
    }

    private static int coordinate(String text) {
        boolean negative = text.startsWith("-");
        int size = UnikatNotation.number(negative ? text.substring(1) : text, UnikatMove.REACH);
        if (size < 0) return UnikatMove.REACH + 1;
        return negative ? -size : size;
    }
}
