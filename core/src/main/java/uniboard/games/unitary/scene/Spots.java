package uniboard.games.unitary.scene;

import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryPlace;

/** The names of what can be pointed at without playing: it turns a card, shows the hidden one, or tells something. */
final class Spots {
    /** Turns the chosen card the other way up. */
    static final String TURN = "turn";
    /** Opens the list of all quantities. */
    static final String FORMULAS = "formulas";

    /** Begins the names of those that tell what a card stands for. */
    static final String ABOUT = "about:";

    private Spots() {
    }

    /** Tells what a card stands for. */
    static String about(int card) {
        return ABOUT + UnitaryCard.key(card);
    }

    static String units(Side side) {
        return side == Side.ABOVE ? UnitaryPlace.ABOVE : UnitaryPlace.BELOW;
    }
}
