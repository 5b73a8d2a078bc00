package uniboard.games.unitary.scene;

import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryUnits;

/**
 * What a play does to the units, kind by kind: which come, which go without another, which cancel in pairs.
 *
 * @param before units in play
 * @param move   that plays a card
 */
record UnitChange(int before, int move) {
    /** The units that come, as exponents. */
    int coming() {
        int card = UnitaryMove.card(move);
        if (card == UnitaryCard.SQUARE) return before;
        if (!UnitaryCard.isQuantity(card)) return UnitaryUnits.NONE;
        return UnitaryMove.unitsAfter(UnitaryUnits.NONE, move);
    }

    /** The units in play after it. */
    int after() {
        return UnitaryMove.unitsAfter(before, move);
    }

    /** All units while none has gone yet. */
    UnitCounts together() {
        return UnitCounts.together(before, coming());
    }

    /** Of the units of a kind that lie there: how many go by themselves. The last ones do. */
    int going(int unit) {
        int there = Math.abs(UnitaryUnits.exponent(before, unit));
        return switch (UnitaryMove.card(move)) {
            case UnitaryCard.SQUARE_ROOT -> there / 2;
            case UnitaryCard.CLEAR -> there;
            default -> 0;
        };
    }

    /** How many pairs of a kind cancel each other. The first ones do. */
    int pairs(int unit) {
        return together().pairs(unit);
    }
}
