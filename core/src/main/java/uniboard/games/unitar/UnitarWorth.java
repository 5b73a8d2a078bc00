package uniboard.games.unitar;

import uniboard.game.Message;

/** What an intention would be worth to the seat to decide, if it were carried out now and alone. */
final class UnitarWorth {
    /** Captains nearer to each other than this are within reach of each other in a round or two. */
    private static final int NEAR = 6;
    /** Stones by which one of two blocks must be larger for the smaller one surely to gain by a union. */
    private static final int LARGER = 3;

    private final int intention;
    private final int colour;
    private final UnitarBoard before;
    private final UnitarBoard after;
    private final boolean isDone;
    /** After this round. */
    private final int roundsLeft;

    UnitarWorth(UnitarPosition position, int intention) {
        this.intention = intention;
        colour = position.colour(position.toMove());
        roundsLeft = UnitarPosition.ROUNDS - position.round();
        before = position.board();
        after = new UnitarBoard(before);
        isDone = after.carryOut(intention);
    }

    private static Message say(String key, Object... arguments) {
        return Message.of("unitar.advice." + key, arguments);
    }

    Message message() {
        int own = gain(colour);
        if (own > 0) return say("gain", own);
        int loser = hardestHit();
        if (own < 0) return cost(-own, loser);
        if (loser != UnitarColour.NONE) return taken(loser);
        Message profit = profit();
        if (profit != null) return profit;
        if (!isDone) return say("nothing");
        return say(isBetter() ? "better" : "quiet");
    }

    /** With what the cost buys. */
    private Message cost(int lost, int loser) {
        if (loser != UnitarColour.NONE && -gain(loser) > lost) return say("trade", -gain(loser), UnitarWords.colour(loser));
        Message bought = loser != UnitarColour.NONE ? taken(loser) : profit();
        if (bought == null && isBetter()) bought = say("stands");
        return bought == null ? say("costs", lost) : Message.of("unitar.told.then", say("pays", lost), bought);
    }

    private Message taken(int loser) {
        return say("takes", -gain(loser), UnitarWords.colour(loser));
    }

    /** What it brings beside frames; null if nothing. */
    private Message profit() {
        int chance = bestUnion(after);
        if (chance > bestUnion(before)) return say("prepares", chance);
        int danger = -worst(before);
        return danger > -worst(after) ? say("guards", danger) : way();
    }

    /** Whether nothing would happen. */
    boolean isNothing() {
        return !isDone;
    }

    /** Whether nothing would happen, and that suits the seat: it has the most frames. */
    boolean keepsLead() {
        return !isDone && before.frames(colour) > before.frames(strongestRival());
    }

    private int gain(int each) {
        return after.frames(each) - before.frames(each);
    }

    /** The other colour that loses most frames, or {@link UnitarColour#NONE}. */
    private int hardestHit() {
        int hit = UnitarColour.NONE;
        for (int other = 0; other < UnitarColour.COUNT; other++) {
            if (other != colour && gain(other) < (hit == UnitarColour.NONE ? 0 : gain(hit))) hit = other;
        }
        return hit;
    }

    private int strongestRival() {
        int one = (colour + 1) % UnitarColour.COUNT;
        int two = (colour + 2) % UnitarColour.COUNT;
        return before.frames(two) > before.frames(one) ? two : one;
    }

    /** The most frames that a Unification can bring, of any block. */
    private int bestUnion(UnitarBoard board) {
        int best = 0;
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            best = Math.max(best, change(board, UnitarMove.intention(block, UnitarAction.UNITE)));
        }
        return best;
    }

    /** The most frames, negative, that can be lost by one intention. */
    private int worst(UnitarBoard board) {
        int worst = 0;
        for (int other = 0; other < UnitarMove.INTENTIONS; other++) worst = Math.min(worst, change(board, other));
        return worst;
    }

    private int change(UnitarBoard board, int other) {
        UnitarBoard changed = new UnitarBoard(board);
        changed.carryOut(other);
        return changed.frames(colour) - board.frames(colour);
    }

    /** Which blocks the one that moves comes closer to, or gets away from, if that matters; else null. */
    private Message way() {
        int moved = before.root(UnitarMove.block(intention));
        for (int other = 0; other < UnitarBlock.COUNT; other++) {
            if (before.root(other) != other || other == moved || before.stones(other) == 0) continue;
            Message way = isOwn(moved) ? way(moved, other) : isOwn(other) ? way(other, moved) : quarrel(moved, other);
            if (way != null) return way;
        }
        return null;
    }

    /** Whether most of a block's frames are of the seat's colour. */
    private boolean isOwn(int root) {
        return 2 * before.frames(root, colour) > before.stones(root);
    }

    private Message way(int own, int other) {
        if (isOwn(other)) return null;
        int larger = before.stones(other) - before.stones(own);
        int was = distance(before, own, other);
        int is = distance(after, own, other);
        if (larger >= LARGER && is < was && is < NEAR) return say("approach", UnitarWords.block(own), UnitarWords.block(other));
        if (-larger >= LARGER && is > was && was < NEAR) return say("retreat", UnitarWords.block(own), UnitarWords.block(other));
        return null;
    }

    private Message quarrel(int one, int other) {
        boolean meet = before.shared(one, other) < after.shared(one, other);
        boolean isFree = meet && change(after, UnitarMove.intention(one, UnitarAction.ELIMINATE)) == 0;
        return isFree ? say("quarrel", UnitarWords.block(one), UnitarWords.block(other)) : null;
    }

    /** Whether the seat's chance to win is better afterwards. */
    private boolean isBetter() {
        UnitarValue value = new UnitarValue();
        double[] chances = new double[2 * UnitarColour.COUNT];
        value.of(before, roundsLeft, chances, 0);
        value.of(after, roundsLeft, chances, UnitarColour.COUNT);
        return chances[UnitarColour.COUNT + colour] > chances[colour];
    }

    private static int distance(UnitarBoard board, int one, int other) {
        int captain = board.captain(one);
        int second = board.captain(other);
        return captain == UnitarField.NONE || second == UnitarField.NONE ? NEAR : UnitarField.distance(captain, second);
    }
}
