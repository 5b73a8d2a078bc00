package uniboard.search;

import java.util.function.IntSupplier;
import uniboard.game.Mix32;
import uniboard.game.MoveList;
import uniboard.game.Random32;

/** What a player overlooks in one search: chosen by chance, but the same whenever a position comes up again. */
final class Blindness {
    private final IntSupplier position;
    private final Strength strength;
    private final int salt;

    /** @param position gives half of the hash of the position looked at */
    Blindness(IntSupplier position, Strength strength, Random32 random) {
        this.position = position;
        this.strength = strength;
        salt = random.next();
    }

    /** Takes out of the position's moves what is overlooked or left out, unless that is everything. */
    void filter(MoveList moves, int plies) {
        int percent = plies == 0 ? strength.missedMoves() : strength.missedReplies();
        int leftOut = plies == 0 ? strength.leftOut() : Strength.NOTHING;
        if (percent == 0 && leftOut == Strength.NOTHING) return;
        int hashLow = position.getAsInt();
        int seen = 0;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (move != leftOut && !misses(percent, hashLow, move)) moves.set(seen++, move);
        }
        if (seen > 0) moves.shorten(seen);
    }

    /** Whether a look ahead at the root would see what is left out. */
    boolean isLeftOutAt(int plies) {
        return plies == 0 && strength.leftOut() != Strength.NOTHING;
    }

    boolean missesWinAtOnce() {
        return strength.missedWinsAtOnce() != 0 && misses(strength.missedWinsAtOnce(), position.getAsInt(), TranspositionTable.NO_MOVE);
    }

    private boolean misses(int percent, int hashLow, int move) {
        int lot = Mix32.of((hashLow ^ salt) + move * 0x9e3779b9);
        // The upper half, as a fraction of 2^16.
        return (lot >>> 16) * 100 >>> 16 < percent;
    }
}
