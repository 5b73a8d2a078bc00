package uniboard.games.unlur;

import uniboard.game.Evaluation;
import uniboard.game.MoveEvaluator;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.WinProbability;
import uniboard.search.ComparedSearches;
import uniboard.search.Strength;

/** Weighs moves by how many simulations are won before and after them. */
final class UnlurMoveEvaluator implements MoveEvaluator {
    private static final int NODES = 100_000;
    private static final int DEPTH = 500;
    private static final int DOUBT = 80;
    /** By chance Black's Y is harder to find than it is to play for: as long as anybody may become Black, chances are told badly. */
    private static final int DOUBT_IN_CONTRACT = 260;
    private static final WinProbability CHANCES = new WinProbability(
        -1000, 1, -994, 2, -878, 16, -629, 118, -428, 230, -303, 364, -230, 428, -174, 458, -121, 508, -39, 592, 74, 724, 229, 766,
        457, 888, 780, 976, 981, 998, 1000, 999);

    @Override
    public int nodes() {
        return NODES;
    }

    @Override
    public Evaluation weigh(Position view, int played, int nodes, Random32 random) {
        return new ComparedSearches<>(view, played, nodes, (position, leftOut, budget) ->
            UnlurMonteCarlo.judging((UnlurPosition) position, leftOut, Strength.lookingAhead(DEPTH), budget),
            search -> (int) (ComparedSearches.DECIDED * (2 * search.confidence() - 1)));
    }

    @Override
    public int doubt(Position before) {
        boolean isContract = ((UnlurPosition) before).black() == Position.NOBODY;
        return isContract ? DOUBT_IN_CONTRACT : DOUBT;
    }

    @Override
    public int chance(int measure) {
        return CHANCES.chance(measure);
    }
}
