package uniboard.games.onitama;

import uniboard.game.Message;
import uniboard.game.MoveList;

/** What speaks for a move that neither captures nor wins nor parries: each reason is a fact of the position it leads to. */
final class OnitamaQuietAdvice {
    static final String GUARDS = "onitama.hint.guards";
    private static final int NEAR_TEMPLE = 2;

    private final OnitamaPosition before;
    private final OnitamaPosition after;
    private final int move;
    private final int mover;

    /** @param after the position that the move, which is no exchange without a move, leads to */
    OnitamaQuietAdvice(OnitamaPosition before, OnitamaPosition after, int move) {
        this.before = before;
        this.after = after;
        this.move = move;
        mover = before.mover();
    }

    /** How the mover wins after any reply to a move that captures nothing; null if some reply prevents that. */
    Message forcedWin() {
        if (OnitamaMove.isPass(move) || before.isCapture(move)) return null;
        MoveList replies = new MoveList();
        after.moves(replies);
        OnitamaPosition next = after.copy();
        boolean isAlwaysCapture = true;
        boolean isAlwaysTemple = true;
        for (int i = 0; i < replies.size(); i++) {
            next.play(replies.get(i));
            boolean wins = !next.outcome().over() && next.canWin(mover);
            isAlwaysCapture &= wins && next.canCaptureMaster(mover);
            isAlwaysTemple &= wins && next.canEnterTemple(mover);
            next.undo();
            if (!wins) return null;
        }
        if (isAlwaysTemple) return Message.of("onitama.hint.forcesTemple");
        return Message.of(isAlwaysCapture ? "onitama.hint.forcesCapture" : "onitama.hint.forces");
    }

    /** @return null if none of the reasons holds */
    Message reason() {
        int from = OnitamaMove.from(move);
        int to = OnitamaMove.to(move);
        int enemy = reach(after, 1 - mover);
        if (has(reach(before, 1 - mover), from) && !has(enemy, to)) return Message.of("onitama.hint.escapes");
        int attacked = reach(after, mover) & after.pieces(1 - mover) & ~reach(before, mover);
        if (attacked != 0) return threat(attacked);
        int guarded = newlyGuarded();
        if (guarded != 0) return Message.of(GUARDS, first(guarded));
        Message card = keptCard();
        if (card != null) return card;
        int steps = stepsToTemple(after);
        if (before.isMaster(from) && steps < stepsToTemple(before) && steps <= NEAR_TEMPLE) return Message.of("onitama.hint.temple", steps);
        int reached = Integer.bitCount(reach(after, mover) & ~after.pieces(mover));
        int reachedBefore = Integer.bitCount(reach(before, mover) & ~before.pieces(mover));
        return reached > reachedBefore ? Message.of("onitama.hint.reaches", reached, Integer.toString(reachedBefore)) : null;
    }

    /** One of the mover's pieces that the enemy attacks and that the move protects, as a bitboard; 0 if there is none. */
    int newlyGuarded() {
        return Integer.lowestOneBit(reach(after, 1 - mover) & after.pieces(mover) & reach(after, mover) & ~reach(before, mover));
    }

    /** Which piece could capture there on the mover's next move, and with which card. */
    private Message threat(int attacked) {
        int target = Integer.numberOfTrailingZeros(attacked);
        int from = 0;
        OnitamaCard with = null;
        for (int slot = 0; slot < 2 && with == null; slot++) {
            OnitamaCard card = after.hand(mover, slot);
            // A piece reaches a square from wherever the opponent, with the same card, would go from there.
            int attackers = OnitamaReach.mask(card.ordinal(), 1 - mover, target) & after.pieces(mover);
            if (attackers == 0) continue;
            with = card;
            from = has(attackers, OnitamaMove.to(move)) ? OnitamaMove.to(move) : Integer.numberOfTrailingZeros(attackers);
        }
        String key = with == before.sideCard() ? "onitama.hint.attacksNext" : "onitama.hint.attacks";
        return Message.of(key, OnitamaSquare.name(target), OnitamaSquare.name(from), with.title());
    }

    /** The one of the hand that isn't given away, if it could do the mover more harm. */
    private Message keptCard() {
        int slot = before.slotInHand(mover, OnitamaMove.card(move));
        OnitamaCard kept = before.hand(mover, 1 - slot);
        return harm(kept.ordinal()) > harm(OnitamaMove.card(move)) ? Message.of("onitama.hint.keeps", kept.title()) : null;
    }

    /** How many of the mover's pieces the enemy could capture with the card. */
    private int harm(int card) {
        return Integer.bitCount(reach(after, 1 - mover, card) & after.pieces(mover));
    }

    private int stepsToTemple(OnitamaPosition position) {
        int master = Integer.numberOfTrailingZeros(position.master(mover));
        int temple = OnitamaSquare.arch(1 - mover);
        return Math.max(Math.abs(OnitamaSquare.file(master) - OnitamaSquare.file(temple)),
            Math.abs(OnitamaSquare.rank(master) - OnitamaSquare.rank(temple)));
    }

    /** Where the seat's pieces lead with the cards of its hand, squares of its own included. */
    static int reach(OnitamaPosition position, int seat) {
        return reach(position, seat, position.hand(seat, 0).ordinal()) | reach(position, seat, position.hand(seat, 1).ordinal());
    }

    private static int reach(OnitamaPosition position, int seat, int card) {
        int reached = 0;
        for (int left = position.pieces(seat); left != 0; left &= left - 1) {
            reached |= OnitamaReach.mask(card, seat, Integer.numberOfTrailingZeros(left));
        }
        return reached;
    }

    private static boolean has(int squares, int square) {
        return (squares & 1 << square) != 0;
    }

    private static String first(int squares) {
        return OnitamaSquare.name(Integer.numberOfTrailingZeros(squares));
    }
}
