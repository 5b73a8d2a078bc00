package uniboard.games.unikat;

import uniboard.game.Message;
import uniboard.game.MoveList;

/** Says what speaks for a move, by what the mover holds and sees. */
final class UnikatAdvice {
    /** Cards laid in search of the longest chain. */
    private static final int MOST_TRIED = 4000;

    private final UnikatPosition position;
    private int tried;

    private UnikatAdvice(UnikatPosition position) {
        this.position = position;
    }

    /** @return null if nothing particular does, or if the move's own sentence says it */
    static Message whyPlay(UnikatPosition position, int move) {
        return switch (UnikatMove.kind(move)) {
            case LAY -> ofLay(position, move);
            case SWAP -> ofSwap(position, UnikatMove.card(move), UnikatMove.taken(move));
            case DRAW -> ofTaking(position, UnikatCard.NONE, UnikatMove.taken(move));
            case END -> ofEnd(position);
            case PASS -> null;
        };
    }

    private static Message ofLay(UnikatPosition position, int move) {
        int left = position.rackSize(position.mover()) - 1;
        if (left == 0) return null;
        UnikatPosition after = position.copy();
        after.play(move);
        int more = new UnikatAdvice(after).longestChain();
        if (more == left) return Message.of("unikat.hint.out");
        if (more > 0) return Message.of("unikat.hint.chain", more);
        boolean earns = position.wouldEarn(UnikatMove.card(move), UnikatMove.x(move), UnikatMove.y(move));
        if (earns && isExtraNext(after)) return Message.of("unikat.hint.thenExtra");
        UnikatAdvice all = new UnikatAdvice(position.copy());
        return all.longestChain() == 1 && all.tried < MOST_TRIED ? Message.of("unikat.hint.single") : null;
    }

    /** Whether the extra move follows once the chain has ended. */
    private static boolean isExtraNext(UnikatPosition chain) {
        UnikatPosition ended = chain.copy();
        ended.play(UnikatMove.END);
        return ended.phase() == UnikatPhase.EXTRA;
    }

    /** How many more cards of the mover's rack the chain under way can take, as far as it was searched. */
    private int longestChain() {
        int held = position.rackSize(position.mover());
        MoveList moves = new MoveList();
        position.moves(moves);
        int longest = 0;
        for (int i = 0; i < moves.size() && longest < held && tried < MOST_TRIED; i++) {
            int move = moves.get(i);
            if (UnikatMove.kind(move) != UnikatMove.Kind.LAY) break;
            // The last card would end the round.
            if (held == 1) return 1;
            tried++;
            position.play(move);
            longest = Math.max(longest, 1 + longestChain());
            position.undo();
        }
        return longest;
    }

    private static Message ofSwap(UnikatPosition position, int given, int taken) {
        if (!position.current().canLay()) {
            if (taken == UnikatMove.BAG) return Message.of(nothingOpenFits(position) ? "unikat.hint.search" : "unikat.hint.stuck");
            if (fitsSomewhere(position, taken)) return Message.of("unikat.hint.fits");
            return partnersHeld(position, given, taken) == 0 ? Message.of("unikat.hint.stuck") : ofTaking(position, given, taken);
        }
        return partnersHeld(position, given, given) == 0 ? Message.of("unikat.hint.lonely") : ofTaking(position, given, taken);
    }

    private static boolean nothingOpenFits(UnikatPosition position) {
        for (int i = 0; i < position.displaySize(); i++) if (fitsSomewhere(position, position.displayCard(i))) return false;
        return true;
    }

    private static boolean fitsSomewhere(UnikatPosition position, int card) {
        return position.current().table().nextFitting(card, 0) >= 0;
    }

    private static Message ofTaking(UnikatPosition position, int given, int taken) {
        if (taken != UnikatMove.BAG) {
            int partners = partnersHeld(position, given, taken);
            if (partners > 0) return Message.of("unikat.hint.partners", partners);
            return fitsSomewhere(position, taken) ? Message.of("unikat.hint.place") : null;
        }
        boolean isOpenWorse = position.displaySize() > 0;
        for (int i = 0; i < position.displaySize(); i++) isOpenWorse &= partnersHeld(position, given, position.displayCard(i)) == 0;
        return Message.of(isOpenWorse ? "unikat.hint.bag" : "unikat.hint.secret");
    }

    private static int partnersHeld(UnikatPosition position, int given, int taken) {
        int seat = position.mover();
        int partners = 0;
        for (int i = 0; i < position.rackSize(seat); i++) {
            int held = position.rackCard(seat, i);
            if (held != given && UnikatCard.fit(held, taken)) partners++;
        }
        return partners;
    }

    private static Message ofEnd(UnikatPosition position) {
        if (isExtraNext(position)) return Message.of("unikat.hint.thenExtra");
        MoveList moves = new MoveList();
        position.moves(moves);
        return position.hasLast() && moves.size() == 1 ? Message.of("unikat.hint.chainDone") : null;
    }
}
