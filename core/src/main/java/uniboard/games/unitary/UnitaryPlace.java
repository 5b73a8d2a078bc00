package uniboard.games.unitary;

/** The names of what can be pointed at: a card of the own hand, what to do with it, the turn's end, and what lies on the table. */
public final class UnitaryPlace {
    /** The upright way of a quantity. */
    public static final String UP = "up";
    /** The upside-down way of a quantity. */
    public static final String DOWN = "down";
    /** Where cards with one way are played. */
    public static final String PLAY = "play";
    public static final String DISCARD = "discard";
    public static final String END = "end";
    /** The units above the fraction's line. */
    public static final String ABOVE = "units:above";
    public static final String BELOW = "units:below";
    /** The own hidden card. */
    public static final String HIDDEN = "hidden";
    public static final String DECK = "deck";
    /** Of discarded cards. */
    public static final String PILE = "pile";

    private static final String CARD = "card:";

    private UnitaryPlace() {
    }

    public static String ofCard(int card) {
        return CARD + UnitaryCard.key(card);
    }

    /** @param seat from 0 */
    public static String ofSeat(int seat) {
        return "seat:" + (seat + 1);
    }

    /** @return {@link UnitaryCard#NONE} if the place is no card's */
    public static int card(String place) {
        return place.startsWith(CARD) ? UnitaryCard.keyed(place.substring(CARD.length())) : UnitaryCard.NONE;
    }
}
