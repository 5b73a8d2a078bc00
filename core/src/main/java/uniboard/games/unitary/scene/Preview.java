package uniboard.games.unitary.scene;

import uniboard.game.Choice.Step;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryPhase;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.games.unitary.UnitaryUnits;
import uniboard.match.Selection;

/**
 * What the chosen card would do as it lies.
 *
 * @param card  the chosen card, or {@link UnitaryCard#NONE}
 * @param move  that plays it; {@link #NOTHING} where none is chosen, or it is to be discarded, or it can't be played so
 * @param after the units in play after it
 */
record Preview(int card, int move, int after) {
    static final int NOTHING = -1;
    private static final Preview NONE = new Preview(UnitaryCard.NONE, NOTHING, UnitaryUnits.NONE);

    /**
     * @param selection of the person to move, or null
     * @param way       which way up the chosen card lies
     */
    static Preview of(UnitaryPosition position, Selection selection, Way way) {
        int card = chosen(selection);
        if (card == UnitaryCard.NONE || position.phase() != UnitaryPhase.PLAY) return new Preview(card, NOTHING, position.units());
        int move = way.playing(card);
        if (!UnitaryMove.isAllowed(position.units(), move)) return new Preview(card, NOTHING, position.units());
        return new Preview(card, move, UnitaryMove.unitsAfter(position.units(), move));
    }

    static Preview none() {
        return NONE;
    }

    /** The chosen card, or {@link UnitaryCard#NONE}. */
    static int chosen(Selection selection) {
        if (selection == null) return UnitaryCard.NONE;
        for (Step step : selection.chosen()) {
            int card = UnitaryPlace.card(step.place());
            if (card != UnitaryCard.NONE) return card;
        }
        return UnitaryCard.NONE;
    }

    /** The same card chosen, with nothing told of what it would do. */
    Preview withoutMove() {
        return new Preview(card, NOTHING, after);
    }

    boolean isMove() {
        return move != NOTHING;
    }
}
