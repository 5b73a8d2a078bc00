package uniboard.games.unitar;

import uniboard.game.Evaluation;
import uniboard.game.MoveEvaluator;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.WinProbability;
import uniboard.search.MeasuredMoves;

/** Weighs marks and placements by what they are worth against what the others were likely to choose. */
final class UnitarMoveEvaluator implements MoveEvaluator {
    /** More than all there is to find out. */
    private static final int NODES = 20_000;
    private static final UnitarStrength STRENGTH = new UnitarStrength(0, 1, 30);
    private static final int UNIT = 1000;
    private static final WinProbability CHANCES = new WinProbability(
        0, 1, 7, 14, 35, 42, 81, 102, 125, 124, 178, 148, 247, 213, 323, 321, 363, 351, 441, 419, 521, 522, 651, 621, 825, 817,
        967, 960, 1000, 995);

    @Override
    public int nodes() {
        return NODES;
    }

    @Override
    public Evaluation weigh(Position view, int played, int nodes, Random32 random) {
        UnitarPosition position = (UnitarPosition) view;
        MoveList all = new MoveList();
        position.moves(all);
        if (position.phase() == UnitarPhase.PLACE) {
            UnitarPlacing placing = new UnitarPlacing(position, STRENGTH, nodes, random);
            return new MeasuredMoves(placing, played, all, move -> (int) (UNIT * placing.worthFound(move)));
        }
        UnitarSearch search = new UnitarSearch(position, STRENGTH, nodes, random);
        return new MeasuredMoves(search, played, all, move -> (int) (UNIT * search.worthFound(move)));
    }

    @Override
    public int chance(int measure) {
        return CHANCES.chance(measure);
    }
}
