package uniboard.games.unitary.scene;

import uniboard.games.unitary.UnitaryCard;

/** The names of what can be pointed at without playing: it turns a card, shows the hidden one, or tells something. */
final class Spots {
    /** Turns the chosen card the other way up. */
    static final String TURN = "turn";
    /** The own hidden card. */
    static final String HIDDEN = "hidden";
    static final String ABOVE = "units:above";
    static final String BELOW = "units:below";
    static final String DECK = "deck";
    static final String PILE = "pile";

    private static final String ABOUT = "about:";
    private static final String SEAT = "seat:";

    private Spots() {
    }

    /** Tells what a card stands for. */
    static String about(int card) {
        return ABOUT + UnitaryCard.key(card);
    }

    /** The key of the card that the place tells of, or null if it is no such place. */
    static String aboutKey(String place) {
        return place.startsWith(ABOUT) ? place.substring(ABOUT.length()) : null;
    }

    /** @param seat from 0 */
    static String seat(int seat) {
        return SEAT + (seat + 1);
    }

    /** The seat that the place is of, or -1. */
    static int seatOf(String place) {
        return place.startsWith(SEAT) ? place.charAt(SEAT.length()) - '1' : -1;
    }
}
