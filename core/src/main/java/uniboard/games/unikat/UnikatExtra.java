package uniboard.games.unikat;

/** How it stands with the extra move of the turn. */
public enum UnikatExtra {
    NO("no"),
    /** A card of the chain touched two when it was laid. */
    EARNED("earned"),
    /** From the extra move's first lay or swap on. */
    USED("used");

    private final String text;

    UnikatExtra(String text) {
        this.text = text;
    }

    /** As positions spell it. */
    public String text() {
        return text;
    }
}
