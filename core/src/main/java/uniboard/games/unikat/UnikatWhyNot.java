package uniboard.games.unikat;

import uniboard.game.Message;
import uniboard.game.MoveList;

/** Says why an attempt isn't a legal move. */
final class UnikatWhyNot {
    private UnikatWhyNot() {
    }

    /** @return null if nothing speaks against it */
    static Message explain(UnikatPosition position, int attempt) {
        MoveList moves = new MoveList();
        position.moves(moves);
        return moves.contains(attempt) ? null : Message.of("unikat.why.illegal");
    }
}
