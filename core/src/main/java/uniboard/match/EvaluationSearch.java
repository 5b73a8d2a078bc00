package uniboard.match;

import uniboard.game.Evaluation;
import uniboard.game.MoveEvaluator;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Weighs the last move of a record where bots think; its decision is a {@link WeighedMove} as a number. */
final class EvaluationSearch implements Search {
    private final MoveEvaluator evaluator;
    private final Evaluation weighing;
    private final MoveList legal = new MoveList();

    EvaluationSearch(GameRecord record, int nodes, Random32 random) {
        int ply = record.plies() - 1;
        Position view = record.replay(ply);
        view.moves(legal);
        evaluator = record.game().analysis().evaluator();
        weighing = evaluator.weigh(view, record.move(ply), nodes, random);
    }

    @Override
    public boolean step(int nodes) {
        return weighing.step(nodes);
    }

    @Override
    public int move() {
        return WeighedMove.of(weighing, evaluator).packed(legal);
    }

    @Override
    public int nodes() {
        return weighing.nodes();
    }
}
