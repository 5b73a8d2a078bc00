package uniboard.games.unitar;

import uniboard.game.GameAnalysis;
import uniboard.game.Highlight;
import uniboard.game.MoveEvaluator;
import uniboard.game.Position;

/** What is found out about games of Unitar. */
final class UnitarAnalysis implements GameAnalysis {
    @Override
    public MoveEvaluator evaluator() {
        return new UnitarMoveEvaluator();
    }

    @Override
    public Highlight highlight(Position before, int[] moves) {
        return UnitarHighlight.of((UnitarPosition) before, moves);
    }
}
