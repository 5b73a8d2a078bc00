package uniboard.games.unitary;

/** What the seat to move is to do. */
public enum UnitaryPhase {
    /** To play cards, or to end the turn. */
    PLAY("play"),
    /** To discard down to {@link UnitaryPosition#HAND} cards. */
    DISCARD("discard"),
    OVER("over");

    private final String text;

    UnitaryPhase(String text) {
        this.text = text;
    }

    /** As positions spell it. */
    String text() {
        return text;
    }
}
