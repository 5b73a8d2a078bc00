package uniboard.games.unitary;

/** The names of what can be pointed at: a card of the own hand, what to do with it, and the turn's end. */
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

    private static final String CARD = "card:";

    private UnitaryPlace() {
    }

    public static String ofCard(int card) {
        return CARD + UnitaryCard.key(card);
    }

    /** @return {@link UnitaryCard#NONE} if the place is no card's */
    public static int card(String place) {
        return place.startsWith(CARD) ? UnitaryCard.keyed(place.substring(CARD.length())) : UnitaryCard.NONE;
    }
}
