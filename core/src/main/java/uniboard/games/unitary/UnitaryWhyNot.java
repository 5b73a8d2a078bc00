package uniboard.games.unitary;

import uniboard.game.Message;
import uniboard.game.Position;

/** Says in one sentence why an attempt isn't a legal move. Works for attempts of which only some parts are chosen. */
final class UnitaryWhyNot {
    private final UnitaryPosition position;
    private final UnitaryMove.Kind kind;
    private final int card;

    private UnitaryWhyNot(UnitaryPosition position, int attempt) {
        this.position = position;
        kind = UnitaryMove.kind(attempt);
        card = UnitaryMove.card(attempt);
    }

    /** @return null if some legal move has the parts that are chosen */
    static Message explain(UnitaryPosition position, int attempt) {
        if (position.toMove() == Position.NOBODY) return why("over");
        return new UnitaryWhyNot(position, attempt).objection();
    }

    private static Message why(String reason, Object... arguments) {
        return Message.of("unitary.why." + reason, arguments);
    }

    private Message objection() {
        boolean isDiscarding = position.phase() == UnitaryPhase.DISCARD;
        if (kind == UnitaryMove.Kind.END) return isDiscarding ? discardFirst() : null;
        if (card != UnitaryMove.OPEN && !position.holds(position.mover(), card)) return why("notHeld", UnitaryWords.card(card));
        if (isDiscarding) return kind == UnitaryMove.Kind.DISCARD || kind == UnitaryMove.Kind.HOLD ? null : discardFirst();
        if (kind == UnitaryMove.Kind.DISCARD) return why("discardLater", Integer.toString(UnitaryPosition.HAND));
        return card == UnitaryMove.OPEN ? why("cardFirst") : toPlay();
    }

    private Message discardFirst() {
        return why("discardFirst", position.handSize(position.mover()) - UnitaryPosition.HAND);
    }

    private Message toPlay() {
        boolean isQuantity = UnitaryCard.isQuantity(card);
        if (kind == UnitaryMove.Kind.HOLD) return isQuantity ? toEitherWay() : toWay(UnitaryMove.Kind.SPECIAL);
        if (isQuantity == (kind == UnitaryMove.Kind.SPECIAL)) return why(isQuantity ? "upOrDown" : "notTurned", UnitaryWords.card(card));
        return toWay(kind);
    }

    private Message toEitherWay() {
        return toWay(UnitaryMove.Kind.UP) == null ? null : toWay(UnitaryMove.Kind.DOWN);
    }

    private Message toWay(UnitaryMove.Kind way) {
        if (UnitaryMove.isAllowed(position.units(), UnitaryMove.of(way, card))) return null;
        if (card == UnitaryCard.SQUARE_ROOT) return why("odd");
        return why("tooMany", UnitaryWords.card(card), Integer.toString(UnitaryUnits.LIMIT));
    }
}
