package uniboard.games.unikat;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;

/**
 * Says in one sentence why an attempt isn't a legal move. Works for attempts of which only some parts are chosen. Never tells where a card
 * is that the player can't see.
 */
final class UnikatWhyNot {
    private final UnikatPosition position;
    private final UnikatRound round;
    private final UnikatHoldings holdings;

    private UnikatWhyNot(UnikatPosition position) {
        this.position = position;
        round = position.current();
        holdings = round.holdings();
    }

    /** @return null if some legal move has the parts that are chosen */
    static Message explain(UnikatPosition position, int attempt) {
        if (position.toMove() == UnikatPosition.NOBODY) return why("over");
        return new UnikatWhyNot(position).objection(attempt);
    }

    private static Message why(String reason, Object... arguments) {
        return Message.of("unikat.why." + reason, arguments);
    }

    private Message objection(int attempt) {
        UnikatMove.Kind kind = UnikatMove.kind(attempt);
        if (position.phase() == UnikatPhase.DRAW) return toDraw(attempt);
        boolean mustPass = position.phase() == UnikatPhase.TURN && !round.canLayOrSwap();
        if (kind == UnikatMove.Kind.PASS) return mustPass ? null : toPass();
        if (mustPass) return why("mustPass");
        return switch (kind) {
            case LAY -> toLay(UnikatMove.card(attempt), attempt);
            case SWAP -> position.phase().isChain() ? inChain() : toSwap(UnikatMove.card(attempt), UnikatMove.taken(attempt));
            case DRAW -> why("drawLater");
            default -> position.phase() == UnikatPhase.TURN ? why("noChain") : null;
        };
    }

    /** A pass while something can be done. */
    private Message toPass() {
        return position.phase().isChain() && !canGoOn() ? mustEnd() : why("noPass");
    }

    /** A swap during a chain, after which only an extra move allows one. */
    private Message inChain() {
        boolean maySwapThen = position.phase() == UnikatPhase.CHAIN && position.extra() == UnikatExtra.EARNED && holdings.sources() > 0;
        return why(maySwapThen ? "endFirst" : "noSwapInChain");
    }

    private Message toDraw(int attempt) {
        UnikatMove.Kind kind = UnikatMove.kind(attempt);
        int card = UnikatMove.card(attempt);
        if (kind == UnikatMove.Kind.DRAW || kind == UnikatMove.Kind.SWAP && card == UnikatMove.OPEN)
            return toSource(UnikatMove.taken(attempt));
        boolean cardAlone = kind == UnikatMove.Kind.LAY && !UnikatMove.hasCell(attempt);
        return cardAlone && holdings.indexOnDisplay(card) >= 0 ? null : why("drawFirst");
    }

    private Message toSource(int taken) {
        if (taken == UnikatMove.OPEN && holdings.sources() > 0) return null;
        if (taken == UnikatMove.OPEN || taken == UnikatMove.BAG) return holdings.bagSize() > 0 ? null : why("bagEmpty");
        return holdings.indexOnDisplay(taken) >= 0 ? null : why("notOnDisplay", UnikatWords.the(taken));
    }

    private Message toSwap(int given, int taken) {
        if (given != UnikatMove.OPEN && !isHeld(given)) return why("notYours", UnikatWords.the(given));
        return given == taken && given != UnikatMove.OPEN ? why("givenBack") : toSource(taken);
    }

    private boolean isHeld(int card) {
        return holdings.indexInRack(round.seat(), card) >= 0;
    }

    private Message toLay(int card, int attempt) {
        boolean hasCell = UnikatMove.hasCell(attempt);
        if (card != UnikatMove.OPEN && !isHeld(card)) return toOthersCard(card, hasCell);
        if (!hasCell) return toCard(card);
        Message objection = toCell(UnikatMove.x(attempt), UnikatMove.y(attempt));
        return objection != null ? objection : toBoth(card, UnikatMove.x(attempt), UnikatMove.y(attempt));
    }

    private Message toOthersCard(int card, boolean hasCell) {
        if (holdings.indexOnDisplay(card) < 0) return why("notYours", UnikatWords.the(card));
        if (position.phase().isChain()) return inChain();
        return hasCell ? why("layOwn") : null;
    }

    private Message toCard(int card) {
        if (!position.phase().isChain()) {
            if (holdings.sources() > 0 || round.table().nextFitting(card, 0) >= 0) return null;
            return why("fitsNowhere", UnikatWords.the(card));
        }
        if (fitsBesideLast(card)) return null;
        return canGoOn() ? why("notHere", UnikatWords.the(card)) : mustEnd();
    }

    private Message toCell(int x, int y) {
        int lying = position.cardAt(x, y);
        if (lying != UnikatCard.NONE) return why("taken", UnikatWords.plain(lying));
        if (position.phase().isChain()) {
            if (!canGoOn()) return mustEnd();
            boolean beside = UnikatCell.areBeside(UnikatCell.of(x, y), round.last());
            return beside ? null : why("notBesideLast", UnikatWords.the(lastCard()));
        }
        return position.neighbours(x, y) == 0 ? why("alone") : null;
    }

    private Message toBoth(int card, int x, int y) {
        if (card != UnikatMove.OPEN) return position.fits(card, x, y) ? null : differs(card, x, y);
        for (int i = 0; i < position.rackSize(round.seat()); i++) if (position.fits(position.rackCard(round.seat(), i), x, y)) return null;
        return why("nothingFits");
    }

    private Message differs(int card, int x, int y) {
        List<Message> clauses = new ArrayList<>();
        for (UnikatSide side : UnikatSide.values()) {
            int neighbour = side.neighbour(position, x, y);
            if (neighbour == UnikatCard.NONE || UnikatCard.fit(card, neighbour)) continue;
            clauses.add(Message.of(side.differs(), UnikatWords.differences(card, neighbour)));
        }
        return why("differs", UnikatWords.the(card), UnikatWords.joined(clauses));
    }

    private Message mustEnd() {
        return why("mustEnd", UnikatWords.the(lastCard()));
    }

    private int lastCard() {
        return round.table().cardAt(round.last());
    }

    private boolean canGoOn() {
        for (int i = 0; i < position.rackSize(round.seat()); i++) if (fitsBesideLast(position.rackCard(round.seat(), i))) return true;
        return false;
    }

    private boolean fitsBesideLast(int card) {
        for (int direction = 0; direction < UnikatCell.DIRECTIONS; direction++) {
            if (round.table().fits(card, UnikatCell.beside(round.last(), direction))) return true;
        }
        return false;
    }
}
