package uniboard.games.unikat;

import uniboard.game.Highlight;
import uniboard.game.Message;

/** Finds turns in which many cards are laid. */
final class UnikatHighlight {
    private static final int FEWEST = 4;

    private UnikatHighlight() {
    }

    /** @return null if the turn isn't one */
    static Highlight of(UnikatPosition before, int[] moves) {
        if (before.phase() != UnikatPhase.TURN) return null;
        int seat = before.mover();
        int laid = 0;
        for (int move : moves) {
            if (before.phase() == UnikatPhase.OVER || before.mover() != seat) break;
            if (laid > 0 && before.phase() == UnikatPhase.TURN) break;
            if (UnikatMove.kind(move) == UnikatMove.Kind.LAY) laid++;
            before.play(move);
        }
        return laid < FEWEST ? null : new Highlight(Message.of("unikat.highlight.laid", laid), laid, Highlight.Extent.TURN);
    }
}
