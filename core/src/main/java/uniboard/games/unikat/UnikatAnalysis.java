package uniboard.games.unikat;

import uniboard.game.GameAnalysis;
import uniboard.game.Highlight;
import uniboard.game.Message;
import uniboard.game.MoveEvaluator;
import uniboard.game.Position;

/** What is found out about games of Unikat. */
final class UnikatAnalysis implements GameAnalysis {
    @Override
    public MoveEvaluator evaluator() {
        return new UnikatMoveEvaluator();
    }

    /** A card from the bag, if it is laid in the same turn or the player's next one. */
    @Override
    public Message luck(Position before, int[] moves) {
        return UnikatLuck.of((UnikatPosition) before, moves);
    }

    @Override
    public Highlight highlight(Position before, int[] moves) {
        return UnikatHighlight.of((UnikatPosition) before, moves);
    }
}
