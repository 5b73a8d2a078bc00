package uniboard.games.unikat;

/** What is asked of the seat to move. */
public enum UnikatPhase {
    /** Begin a chain or swap; pass where neither is possible. */
    TURN("turn"),
    /** Lay beside the card just laid, or end the chain. */
    CHAIN("chain"),
    /** Begin the extra move, a chain or a swap, or decline it. */
    EXTRA("extra"),
    /** As {@link #CHAIN}, in the extra move. */
    EXTRACHAIN("extrachain"),
    /** Draw a card from the display or the bag. */
    DRAW("draw"),
    /** Nothing: the last round is over. */
    OVER("over");

    private final String text;

    UnikatPhase(String text) {
        this.text = text;
    }

    /** As positions spell it. */
    public String text() {
        return text;
    }

    public boolean isChain() {
        return this == CHAIN || this == EXTRACHAIN;
    }
}
