package uniboard.games.unikat;

import uniboard.game.Evaluation;
import uniboard.game.MoveEvaluator;
import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.WinProbability;
import uniboard.search.MeasuredMoves;

/** Weighs moves by the turns that begin with them and what they leave for the seat's next one. */
final class UnikatMoveEvaluator implements MoveEvaluator {
    private static final int NODES = 160_000;
    private static final UnikatStrength STRENGTH = new UnikatStrength(UnikatHoldings.RACK, 10, 0, 12);
    private static final int UNIT = 1000;
    /** What a card more on the racks of the others is worth, on average. */
    private static final int CARD = 40;
    private static final WinProbability CHANCES = new WinProbability(
        -388, 352, -156, 368, -9, 375, 85, 396, 138, 402, 188, 464, 242, 469, 320, 512, 409, 569, 481, 625, 586, 649, 883, 688,
        1155, 835, 1391, 849);

    @Override
    public int nodes() {
        return NODES;
    }

    @Override
    public Evaluation weigh(Position view, int played, int nodes, Random32 random) {
        UnikatPosition position = (UnikatPosition) view;
        UnikatSearch search = new UnikatSearch(position, STRENGTH, nodes, random);
        search.askFor(played);
        int lead = lead(position);
        return new MeasuredMoves(search, played, new MoveList(),
            move -> lead + (int) (UNIT * (move == played ? search.worthOfAsked() : search.worthOfBest())));
    }

    /** Of the others' racks, as they are before the move. */
    private static int lead(UnikatPosition position) {
        int cards = 0;
        int seat = position.mover();
        for (int each = 0; each < position.seats(); each++) if (each != seat) cards += position.rackSize(each) + position.penalties(each);
        return CARD * cards / (position.seats() - 1) - CARD * position.penalties(seat);
    }

    @Override
    public int chance(int measure) {
        return CHANCES.chance(measure);
    }
}
