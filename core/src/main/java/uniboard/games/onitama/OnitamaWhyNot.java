package uniboard.games.onitama;

import uniboard.game.Message;

/** Says in one sentence why an attempt isn't a legal move. Works for attempts of which only some parts are chosen. */
final class OnitamaWhyNot {
    private final OnitamaPosition position;
    private final boolean cardChosen;
    private final int card;
    private final int from;
    private final int to;

    private OnitamaWhyNot(OnitamaPosition position, int attempt) {
        this.position = position;
        cardChosen = OnitamaMove.hasCard(attempt);
        card = OnitamaMove.card(attempt);
        from = OnitamaMove.from(attempt);
        // Where to means nothing before it is said which piece.
        to = from == OnitamaMove.OPEN ? OnitamaMove.OPEN : OnitamaMove.to(attempt);
    }

    /** @return null if some legal move has the parts that are chosen */
    static Message explain(OnitamaPosition position, int attempt) {
        if (position.toMove() == OnitamaPosition.NOBODY) return Message.of("onitama.why.over");
        return new OnitamaWhyNot(position, attempt).objection();
    }

    private Message objection() {
        Message objection = cardChosen ? toCard() : null;
        if (objection == null) objection = position.canMove() ? toPass() : toMoving();
        if (objection != null || !position.canMove()) return objection;
        objection = toFrom();
        if (objection == null) objection = toTarget();
        return objection != null ? objection : toCombination();
    }

    private Message toCard() {
        int mover = position.mover();
        if (position.slotInHand(mover, card) >= 0) return null;
        Message title = OnitamaCard.of(card).title();
        if (position.slotInHand(1 - mover, card) >= 0) return Message.of("onitama.why.opponentsCard", title);
        if (position.sideCard().ordinal() == card) return Message.of("onitama.why.sideCard", title);
        return Message.of("onitama.why.cardOut", title);
    }

    /** A pass while a card gives a move. */
    private Message toPass() {
        return from == OnitamaMove.PASS || to == OnitamaMove.PASS ? Message.of("onitama.why.mustMove") : null;
    }

    /** Anything but a pass while no card gives a move. */
    private Message toMoving() {
        boolean fits = (from == OnitamaMove.PASS || from == OnitamaMove.OPEN) && (to == OnitamaMove.PASS || to == OnitamaMove.OPEN);
        return fits ? null : Message.of("onitama.why.mustExchange");
    }

    private Message toFrom() {
        if (from == OnitamaMove.OPEN) return null;
        if (from >= OnitamaSquare.COUNT) return Message.of("onitama.why.offBoard");
        int owner = position.owner(from);
        if (owner == position.mover()) return null;
        return Message.of(owner == OnitamaPosition.NOBODY ? "onitama.why.noPiece" : "onitama.why.enemyPiece", OnitamaSquare.name(from));
    }

    private Message toTarget() {
        if (to == OnitamaMove.OPEN) return null;
        if (to >= OnitamaSquare.COUNT) return Message.of("onitama.why.offBoard");
        if (from == to) return Message.of("onitama.why.sameSquare");
        return position.owner(to) == position.mover() ? Message.of("onitama.why.ownPiece", OnitamaSquare.name(to)) : null;
    }

    private Message toCombination() {
        if (leadsSomewhere()) return null;
        if (to == OnitamaMove.OPEN) return stuck();
        String fromName = OnitamaSquare.name(from);
        String toName = OnitamaSquare.name(to);
        if (!cardChosen) return Message.of("onitama.why.noCardReaches", fromName, toName);
        return Message.of("onitama.why.cardDoesNotReach", OnitamaCard.of(card).title(), fromName, toName);
    }

    private Message stuck() {
        if (from == OnitamaMove.OPEN) return Message.of("onitama.why.cardMovesNothing", OnitamaCard.of(card).title());
        String square = OnitamaSquare.name(from);
        if (!cardChosen) return Message.of("onitama.why.pieceStuck", square);
        return Message.of("onitama.why.cardMovesNotPiece", OnitamaCard.of(card).title(), square);
    }

    private boolean leadsSomewhere() {
        int wanted = to == OnitamaMove.OPEN ? -1 : 1 << to;
        int fromWanted = from == OnitamaMove.OPEN ? -1 : 1 << from;
        for (int slot = 0; slot < 2; slot++) {
            int held = position.hand(position.mover(), slot).ordinal();
            if (cardChosen && held != card) continue;
            for (int left = position.pieces(position.mover()) & fromWanted; left != 0; left &= left - 1) {
                if ((position.reach(held, Integer.numberOfTrailingZeros(left)) & wanted) != 0) return true;
            }
        }
        return false;
    }
}
