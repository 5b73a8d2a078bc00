package uniboard.games.onitama;

import uniboard.game.Message;

/** The move cards, sixteen of the base game and sixteen of Sensei's Path. A card's ordinal is its number in packed moves. */
public enum OnitamaCard {
    TIGER("Tiger", Set.BASE, Stamp.BLUE, 0, 2, 0, -1),
    DRAGON("Dragon", Set.BASE, Stamp.RED, -2, 1, 2, 1, -1, -1, 1, -1),
    FROG("Frog", Set.BASE, Stamp.RED, -2, 0, -1, 1, 1, -1),
    RABBIT("Rabbit", Set.BASE, Stamp.BLUE, 2, 0, 1, 1, -1, -1),
    CRAB("Crab", Set.BASE, Stamp.BLUE, -2, 0, 0, 1, 2, 0),
    ELEPHANT("Elephant", Set.BASE, Stamp.RED, -1, 1, 1, 1, -1, 0, 1, 0),
    GOOSE("Goose", Set.BASE, Stamp.BLUE, -1, 1, -1, 0, 1, 0, 1, -1),
    ROOSTER("Rooster", Set.BASE, Stamp.RED, 1, 1, 1, 0, -1, 0, -1, -1),
    MONKEY("Monkey", Set.BASE, Stamp.BLUE, -1, 1, 1, 1, -1, -1, 1, -1),
    MANTIS("Mantis", Set.BASE, Stamp.RED, -1, 1, 1, 1, 0, -1),
    HORSE("Horse", Set.BASE, Stamp.RED, 0, 1, -1, 0, 0, -1),
    OX("Ox", Set.BASE, Stamp.BLUE, 0, 1, 1, 0, 0, -1),
    CRANE("Crane", Set.BASE, Stamp.BLUE, 0, 1, -1, -1, 1, -1),
    BOAR("Boar", Set.BASE, Stamp.RED, 0, 1, -1, 0, 1, 0),
    EEL("Eel", Set.BASE, Stamp.BLUE, -1, 1, -1, -1, 1, 0),
    COBRA("Cobra", Set.BASE, Stamp.RED, 1, 1, 1, -1, -1, 0),
    FOX("Fox", Set.SENSEI, Stamp.RED, 1, 1, 1, 0, 1, -1),
    DOG("Dog", Set.SENSEI, Stamp.BLUE, -1, 1, -1, 0, -1, -1),
    PANDA("Panda", Set.SENSEI, Stamp.RED, 0, 1, 1, 1, -1, -1),
    BEAR("Bear", Set.SENSEI, Stamp.BLUE, 0, 1, -1, 1, 1, -1),
    VIPER("Viper", Set.SENSEI, Stamp.RED, 0, 1, -2, 0, 1, -1),
    SEA_SNAKE("Sea Snake", Set.SENSEI, Stamp.BLUE, 0, 1, 2, 0, -1, -1),
    RAT("Rat", Set.SENSEI, Stamp.RED, 0, 1, -1, 0, 1, -1),
    MOUSE("Mouse", Set.SENSEI, Stamp.BLUE, 0, 1, 1, 0, -1, -1),
    IGUANA("Iguana", Set.SENSEI, Stamp.RED, 0, 1, -2, 1, 1, -1),
    TANUKI("Tanuki", Set.SENSEI, Stamp.BLUE, 0, 1, 2, 1, -1, -1),
    OTTER("Otter", Set.SENSEI, Stamp.RED, -1, 1, 2, 0, 1, -1),
    SABLE("Sable", Set.SENSEI, Stamp.BLUE, 1, 1, -2, 0, -1, -1),
    KIRIN("Kirin", Set.SENSEI, Stamp.RED, -1, 2, 1, 2, 0, -2),
    GIRAFFE("Giraffe", Set.SENSEI, Stamp.BLUE, -2, 1, 2, 1, 0, -1),
    TURTLE("Turtle", Set.SENSEI, Stamp.RED, -2, 0, 2, 0, -1, -1, 1, -1),
    PHOENIX("Phoenix", Set.SENSEI, Stamp.BLUE, -2, 0, 2, 0, -1, 1, 1, 1);

    /** Which box a card comes from. */
    public enum Set { BASE, SENSEI }

    /** The colour on a card; beside the board at the start it names the first player. Ordinals are seats. */
    public enum Stamp { BLUE, RED }

    private static final OnitamaCard[] CARDS = values();

    private final String text;
    private final Set set;
    private final Stamp stamp;
    private final int[] offsets;

    OnitamaCard(String text, Set set, Stamp stamp, int... offsets) {
        this.text = text;
        this.set = set;
        this.stamp = stamp;
        this.offsets = offsets;
    }

    /** The card of a number from 0 to 31. */
    public static OnitamaCard of(int number) {
        return CARDS[number];
    }

    /** The card of that {@link #text}, or null. */
    public static OnitamaCard read(String text) {
        for (OnitamaCard card : CARDS) if (card.text.equals(text)) return card;
        return null;
    }

    /** The card of that {@link #id}, or null. */
    public static OnitamaCard withId(String id) {
        for (OnitamaCard card : CARDS) if (card.id().equals(id)) return card;
        return null;
    }

    /** As notation spells it: {@code Crab}, {@code Sea Snake}. */
    public String text() {
        return text;
    }

    /** The text without its space: the card's place on the table, and what its bundle key and picture are called. */
    public String id() {
        return text.replace(" ", "");
    }

    /** The card's name in the player's language. */
    public Message title() {
        return Message.of("onitama.card." + id());
    }

    public Set set() {
        return set;
    }

    public Stamp stamp() {
        return stamp;
    }

    public int offsetCount() {
        return offsets.length / 2;
    }

    /** Squares to the right, seen from the mover's side. */
    public int dx(int offset) {
        return offsets[2 * offset];
    }

    /** Squares forward, seen from the mover's side. */
    public int dy(int offset) {
        return offsets[2 * offset + 1];
    }
}
