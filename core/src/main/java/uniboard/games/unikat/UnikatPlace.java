package uniboard.games.unikat;

import uniboard.game.WholeNumber;

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
        int x = WholeNumber.read(place.substring(CELL.length(), comma), -UnikatMove.REACH, UnikatMove.REACH);
        int y = WholeNumber.read(place.substring(comma + 1), -UnikatMove.REACH, UnikatMove.REACH);
        return x == WholeNumber.NONE || y == WholeNumber.NONE ? -1 : UnikatMove.lay(UnikatMove.OPEN, x, y);
    }
}
