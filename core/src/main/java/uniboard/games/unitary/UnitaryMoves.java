package uniboard.games.unitary;

import uniboard.game.MoveList;

/** Lists the legal moves of a position. */
final class UnitaryMoves {
    private UnitaryMoves() {
    }

    /**
     * In the order of the hand, of equal cards the first alone. Playing: of a quantity upright, then upside down; {@code end} last.
     * Discarding: each card.
     */
    static void list(UnitaryPosition position, MoveList into) {
        into.clear();
        if (position.phase() == UnitaryPhase.OVER) return;
        int seat = position.mover();
        int met = 0;
        for (int i = 0; i < position.handSize(seat); i++) {
            int card = position.handCard(seat, i);
            if ((met >>> card & 1) == 0) addMoves(position, card, into);
            met |= 1 << card;
        }
        if (position.phase() == UnitaryPhase.PLAY) into.add(UnitaryMove.END);
    }

    private static void addMoves(UnitaryPosition position, int card, MoveList into) {
        if (position.phase() == UnitaryPhase.DISCARD) {
            into.add(UnitaryMove.of(UnitaryMove.Kind.DISCARD, card));
        } else if (UnitaryCard.isQuantity(card)) {
            addIfAllowed(position, UnitaryMove.of(UnitaryMove.Kind.UP, card), into);
            addIfAllowed(position, UnitaryMove.of(UnitaryMove.Kind.DOWN, card), into);
        } else {
            addIfAllowed(position, UnitaryMove.of(UnitaryMove.Kind.SPECIAL, card), into);
        }
    }

    private static void addIfAllowed(UnitaryPosition position, int play, MoveList into) {
        if (UnitaryMove.isAllowed(position.units(), play)) into.add(play);
    }
}
