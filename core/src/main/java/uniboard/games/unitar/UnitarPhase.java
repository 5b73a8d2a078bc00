package uniboard.games.unitar;

/** What the seats are choosing. */
public enum UnitarPhase {
    /** Where their two blocks begin. */
    PLACE("place"),
    /** Their intention of the round. */
    INTEND("intend"),
    OVER("over");

    private final String text;

    UnitarPhase(String text) {
        this.text = text;
    }

    /** As positions spell it. */
    String text() {
        return text;
    }
}
