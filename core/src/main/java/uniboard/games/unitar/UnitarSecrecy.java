package uniboard.games.unitar;

/** Whether everyone may know who plays which colour. */
public enum UnitarSecrecy {
    OPEN("open"),
    /** Everyone knows their own alone, until the game is over. */
    HIDDEN("hidden");

    private final String text;

    UnitarSecrecy(String text) {
        this.text = text;
    }

    /** As the option spells it. */
    public String text() {
        return text;
    }

    /** @param text one that the option accepts */
    static UnitarSecrecy named(String text) {
        return text.equals(HIDDEN.text) ? HIDDEN : OPEN;
    }
}
