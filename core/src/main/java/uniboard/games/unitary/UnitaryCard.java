package uniboard.games.unitary;

import static uniboard.game.NotationException.wrong;

/** The deck: quantities from 0, then {@link #SQUARE}, {@link #SQUARE_ROOT} and {@link #CLEAR}. Equal cards are one number. */
public final class UnitaryCard {
    /** How many different quantities there are. */
    public static final int QUANTITIES = 18;
    public static final int SQUARE = QUANTITIES;
    public static final int SQUARE_ROOT = QUANTITIES + 1;
    public static final int CLEAR = QUANTITIES + 2;
    /** How many different cards there are. */
    public static final int KINDS = QUANTITIES + 3;
    public static final int NONE = -1;

    private static final int COPIES_OF_QUANTITY = 2;
    private static final int COPIES_OF_SPECIAL = 6;
    /** All cards of the deck, copies included. */
    public static final int COUNT = QUANTITIES * COPIES_OF_QUANTITY + (KINDS - QUANTITIES) * COPIES_OF_SPECIAL;

    private record Entry(String name, String key, int units, int copies) {
    }

    private static final Entry[] TABLE = {
        quantity("Distance", "distance", 0, 1, 0),
        quantity("Mass", "mass", 1, 0, 0),
        quantity("Time", "time", 0, 0, 1),
        quantity("Speed", "speed", 0, 1, -1),
        quantity("Acceleration", "acceleration", 0, 1, -2),
        quantity("Area", "area", 0, 2, 0),
        quantity("Volume", "volume", 0, 3, 0),
        quantity("Density", "density", 1, -3, 0),
        quantity("Momentum", "momentum", 1, 1, -1),
        quantity("Force", "force", 1, 1, -2),
        quantity("Energy", "energy", 1, 2, -2),
        quantity("Power", "power", 1, 2, -3),
        quantity("Pressure", "pressure", 1, -1, -2),
        quantity("Surface Tension", "surfaceTension", 1, 0, -2),
        quantity("Frequency", "frequency", 0, 0, -1),
        quantity("Viscosity", "viscosity", 1, -1, -1),
        quantity("Moment of Inertia", "momentOfInertia", 1, 2, 0),
        quantity("Angular Momentum", "angularMomentum", 1, 2, -1),
        special("Square", "square"),
        special("Square Root", "squareRoot"),
        special("Clear", "clear"),
    };

    private UnitaryCard() {
    }

    private static Entry quantity(String name, String key, int kg, int m, int s) {
        return new Entry(name, key, UnitaryUnits.of(kg, m, s), COPIES_OF_QUANTITY);
    }

    private static Entry special(String name, String key) {
        return new Entry(name, key, UnitaryUnits.NONE, COPIES_OF_SPECIAL);
    }

    /** As notation spells it. */
    public static String name(int card) {
        return TABLE[card].name;
    }

    /** As places, bundle keys and sprites spell it: letters only. */
    public static String key(int card) {
        return TABLE[card].key;
    }

    /** How often the card is in the deck. */
    public static int copies(int card) {
        return TABLE[card].copies;
    }

    public static boolean isQuantity(int card) {
        return card < QUANTITIES;
    }

    /** The units of a quantity, upright. */
    public static int units(int quantity) {
        return TABLE[quantity].units;
    }

    /** The quantity that has exactly these units, or {@link #NONE}. */
    public static int quantity(int units) {
        for (int card = 0; card < QUANTITIES; card++) if (TABLE[card].units == units) return card;
        return NONE;
    }

    /** @return {@link #NONE} if it isn't a card's name */
    public static int named(String name) {
        for (int card = 0; card < KINDS; card++) if (TABLE[card].name.equals(name)) return card;
        return NONE;
    }

    /** @throws uniboard.game.NotationException if the text isn't a card's name */
    static int read(String text) {
        int card = named(text);
        if (card == NONE) throw wrong("unitary.error.card", text);
        return card;
    }

    /** @return {@link #NONE} if it isn't a card's key */
    static int keyed(String key) {
        for (int card = 0; card < KINDS; card++) if (TABLE[card].key.equals(key)) return card;
        return NONE;
    }

    /** All cards of the deck in the order of the table. */
    static int[] deck() {
        int[] deck = new int[COUNT];
        int next = 0;
        for (int card = 0; card < KINDS; card++) for (int copy = 0; copy < copies(card); copy++) deck[next++] = card;
        return deck;
    }
}
