package uniboard.games.unitary;

import uniboard.game.Evaluation;
import uniboard.game.MoveEvaluator;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.WinProbability;

/** Weighs moves by the best turns that begin with them. */
final class UnitaryMoveEvaluator implements MoveEvaluator {
    private static final int NODES = 2_000_000;
    private static final UnitaryStrength STRENGTH = new UnitaryStrength(UnitaryTurns.MOST_CARDS, 0, UnitaryForesight.REPLIES);
    private static final WinProbability CHANCES = new WinProbability(
        244, 355, 351, 417, 458, 439, 535, 489, 640, 505, 850, 520, 960, 690, 998, 690, 1000, 903);

    @Override
    public int nodes() {
        return NODES;
    }

    @Override
    public Evaluation weigh(Position view, int played, int nodes, Random32 random) {
        return new UnitaryEvaluation((UnitaryPosition) view, STRENGTH, played, nodes, random);
    }

    @Override
    public int chance(int measure) {
        return CHANCES.chance(measure);
    }
}
