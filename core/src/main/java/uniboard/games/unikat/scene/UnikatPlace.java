package uniboard.games.unikat.scene;

import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatMove;

/** The names of the table's places: {@code card:SWL1}, {@code cell:1,-2}, and those of what is neither. */
final class UnikatPlace {
    static final String BAG = "bag";
    static final String END = "end";
    static final String PASS = "pass";
    /** What only arranges the rack. */
    static final String SORT = "rack:sort";
    static final String LEFT = "rack:left";
    static final String RIGHT = "rack:right";

    private static final String CARD = "card:";
    private static final String CELL = "cell:";

    private UnikatPlace() {
    }

    static String card(int card) {
        return CARD + UnikatCard.text(card);
    }

    static String cell(int x, int y) {
        return CELL + x + ',' + y;
    }

    static boolean isCell(String place) {
        return place.startsWith(CELL);
    }

    /** The card of that place, or {@link UnikatCard#NONE}. */
    static int cardOf(String place) {
        return place.startsWith(CARD) ? UnikatCard.card(place.substring(CARD.length())) : UnikatCard.NONE;
    }

    /** Of a cell. */
    static int x(String place) {
        return within(Integer.parseInt(place.substring(CELL.length(), place.indexOf(','))));
    }

    static int y(String place) {
        return within(Integer.parseInt(place.substring(place.indexOf(',') + 1)));
    }

    private static int within(int coordinate) {
        return Math.max(-UnikatMove.REACH, Math.min(UnikatMove.REACH, coordinate));
    }
}
