package uniboard.games.unikat;

import uniboard.game.Message;

/** Finds cards drawn from the bag that were laid at the first opportunity. */
final class UnikatLuck {
    private UnikatLuck() {
    }

    /** @return null if the first move draws nothing from the bag, or the card stays in the rack until the end of the next turn */
    static Message of(UnikatPosition position, int[] moves) {
        int bag = position.bagSize();
        if (!drawsFromBag(moves[0]) || bag < 2) return null;
        int seat = position.mover();
        int round = position.round();
        UnikatPosition before = position.copy();
        position.play(moves[0]);
        int drawn = added(before, position, seat);
        boolean isNextTurn = false;
        for (int i = 1; i < moves.length && position.round() == round; i++) {
            boolean isOwn = position.mover() == seat;
            if (!isOwn && isNextTurn) return null;
            isNextTurn |= isOwn && position.phase() == UnikatPhase.TURN;
            boolean isLaid = isOwn && UnikatMove.kind(moves[i]) == UnikatMove.Kind.LAY && UnikatMove.card(moves[i]) == drawn;
            if (isLaid) return Message.of("unikat.luck", UnikatWords.seat(seat), UnikatWords.the(drawn), Integer.toString(bag));
            position.play(moves[i]);
        }
        return null;
    }

    private static boolean drawsFromBag(int move) {
        UnikatMove.Kind kind = UnikatMove.kind(move);
        boolean takes = kind == UnikatMove.Kind.DRAW || kind == UnikatMove.Kind.SWAP;
        return takes && UnikatMove.taken(move) == UnikatMove.BAG;
    }

    private static int added(UnikatPosition before, UnikatPosition after, int seat) {
        for (int i = 0; i < after.rackSize(seat); i++) {
            int card = after.rackCard(seat, i);
            if (!holds(before, seat, card)) return card;
        }
        return UnikatCard.NONE;
    }

    private static boolean holds(UnikatPosition position, int seat, int card) {
        for (int i = 0; i < position.rackSize(seat); i++) if (position.rackCard(seat, i) == card) return true;
        return false;
    }
}
