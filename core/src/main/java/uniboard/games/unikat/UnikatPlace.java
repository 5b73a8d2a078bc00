package uniboard.games.unikat;

/** What the places of the table are called: where a card, a cell or the bag can be chosen, and the three buttons. */
public final class UnikatPlace {
    public static final String BAG = "bag";
    /** Ends the chain or declines the extra move. */
    public static final String END = "end";
    public static final String PASS = "pass";
    /** Confirms a swap, of which both cards are chosen. */
    public static final String SWAP = "swap";

    /** What is free in the shown rack, and on the display; offered only where a position is set up. */
    public static final String RACK = "rack";
    public static final String DISPLAY = "display";

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
        return CELL + UnikatCell.text(x, y);
    }

    /** The card of such a place, or {@link UnikatCard#NONE}. */
    static int card(String place) {
        return place.startsWith(CARD) ? UnikatCard.card(place.substring(CARD.length())) : UnikatCard.NONE;
    }

    /** The attempt to lay an open card on the cell of such a place, or -1. */
    static int attempt(String place) {
        int cell = place.startsWith(CELL) ? UnikatCell.named(place.substring(CELL.length())) : UnikatCell.NONE;
        return cell == UnikatCell.NONE ? -1 : UnikatMove.lay(UnikatMove.OPEN, UnikatCell.x(cell), UnikatCell.y(cell));
    }
}
