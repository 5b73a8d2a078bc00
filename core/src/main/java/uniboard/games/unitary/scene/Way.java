package uniboard.games.unitary.scene;

import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryMove;

/** Which way up a card lies. */
enum Way {
    UPRIGHT, UPSIDE_DOWN;

    Way other() {
        return this == UPRIGHT ? UPSIDE_DOWN : UPRIGHT;
    }

    /** The move that plays a card as it lies; special cards have one way only. */
    int playing(int card) {
        if (!UnitaryCard.isQuantity(card)) return UnitaryMove.of(UnitaryMove.Kind.SPECIAL, card);
        return UnitaryMove.of(this == UPSIDE_DOWN ? UnitaryMove.Kind.DOWN : UnitaryMove.Kind.UP, card);
    }

    /** As a move played its card; upright where it played none. */
    static Way of(int move) {
        return UnitaryMove.kind(move) == UnitaryMove.Kind.DOWN ? UPSIDE_DOWN : UPRIGHT;
    }
}
