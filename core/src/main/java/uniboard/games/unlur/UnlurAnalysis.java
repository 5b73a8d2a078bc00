package uniboard.games.unlur;

import uniboard.game.GameAnalysis;
import uniboard.game.MoveEvaluator;

/** What is found out about games of Unlur. */
final class UnlurAnalysis implements GameAnalysis {
    @Override
    public MoveEvaluator evaluator() {
        return new UnlurMoveEvaluator();
    }
}
