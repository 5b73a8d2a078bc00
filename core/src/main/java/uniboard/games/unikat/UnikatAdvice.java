package uniboard.games.unikat;

import uniboard.game.Message;

/** Says what speaks for a move. */
final class UnikatAdvice {
    private UnikatAdvice() {
    }

    /** @return null if nothing particular does */
    static Message whyPlay(UnikatPosition position, int move) {
        return null;
    }
}
