package uniboard.games.onitama;

import uniboard.game.GameAnalysis;
import uniboard.game.MoveEvaluator;

/** What is found out about games of Onitama. */
final class OnitamaAnalysis implements GameAnalysis {
    @Override
    public MoveEvaluator evaluator() {
        return new OnitamaMoveEvaluator();
    }
}
