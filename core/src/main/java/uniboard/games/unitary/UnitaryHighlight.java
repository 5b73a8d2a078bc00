package uniboard.games.unitary;

import uniboard.game.Highlight;
import uniboard.game.Message;

/** Finds plays that cancel many units at once, without the card that is made for it. */
final class UnitaryHighlight {
    private static final int FEWEST = 3;

    private UnitaryHighlight() {
    }

    /** @return null if the first move isn't one */
    static Highlight of(UnitaryPosition before, int[] moves) {
        if (moves.length == 0 || !UnitaryMove.isPlay(moves[0]) || UnitaryMove.card(moves[0]) == UnitaryCard.CLEAR) return null;
        int tokens = 0;
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) tokens += Math.abs(UnitaryUnits.exponent(before.units(), unit));
        boolean isAll = UnitaryMove.unitsAfter(before.units(), moves[0]) == UnitaryUnits.NONE;
        if (!isAll || tokens < FEWEST) return null;
        return new Highlight(Message.of("unitary.highlight.cancelled", tokens), tokens, Highlight.Extent.MOVE);
    }
}
