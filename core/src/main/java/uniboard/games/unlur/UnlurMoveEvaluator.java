package uniboard.games.unlur;

import uniboard.game.Evaluation;
import uniboard.game.MoveEvaluator;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.WinProbability;
import uniboard.search.ComparedSearches;
import uniboard.search.SecondLook;
import uniboard.search.Strength;

/**
 * Weighs moves by how many simulations are won before and after them. What looks like a mistake is looked at once more, longer: hints come
 * from a search of ninety times the first look's budget, and what they advise is seldom to be blamed.
 */
final class UnlurMoveEvaluator implements MoveEvaluator {
    private static final int NODES = 100_000;
    /** How much longer the second look takes. */
    private static final int LONGER = 6;
    private static final int DEPTH = 500;
    private static final int DOUBT = 80;
    /** By chance Black's Y is harder to find than it is to play for: as long as anybody may become Black, chances are told badly. */
    private static final int DOUBT_IN_CONTRACT = 150;
    /**
     * A search is too hopeful for the seat to move, the more the shorter it is and the more even the position: without this a chart would
     * rise with each move and fall with the next. MEASUREMENTS.md tells how it was found.
     */
    private static final double HOPE = 0.1;
    private static final double HOPE_OF_SECOND = 0.07;
    private static final double HOPE_IN_CONTRACT = 0.2;
    /** How much of what is found in the contract holds to the end. */
    private static final double WORTH_OF_CONTRACT = 0.5;
    /** The same for both seats: what one has the other lacks. */
    private static final WinProbability CHANCES = new WinProbability(
        -1000, 1, -952, 6, -819, 30, -650, 62, -503, 115, -385, 185, -281, 245, -186, 306, -110, 380, 0, 500,
        110, 620, 186, 694, 281, 755, 385, 815, 503, 885, 650, 938, 819, 970, 952, 994, 1000, 999);

    @Override
    public int nodes() {
        return NODES;
    }

    @Override
    public Evaluation weigh(Position view, int played, int nodes, Random32 random) {
        Position before = view.copy();
        return new SecondLook(look(view, played, nodes, HOPE), found -> looksLikeMistake(found, before),
            () -> look(before.copy(), played, LONGER * nodes, HOPE_OF_SECOND));
    }

    private static Evaluation look(Position view, int played, int nodes, double hope) {
        boolean isContract = isContract(view);
        return new ComparedSearches<>(view, played, nodes, (position, leftOut, budget) ->
            UnlurMonteCarlo.judging((UnlurPosition) position, leftOut, Strength.lookingAhead(DEPTH), budget),
            search -> measure(2 * search.confidence() - 1, hope, isContract));
    }

    /** @param balance of what the seat to move wins and loses, from -1 to 1 */
    private static int measure(double balance, double hope, boolean isContract) {
        double open = 1 - balance * balance;
        double part = isContract ? WORTH_OF_CONTRACT * (balance - HOPE_IN_CONTRACT * open) : balance - hope * open;
        return (int) (ComparedSearches.DECIDED * part);
    }

    @Override
    public int doubt(Position before) {
        return isContract(before) ? DOUBT_IN_CONTRACT : DOUBT;
    }

    private static boolean isContract(Position position) {
        return ((UnlurPosition) position).black() == Position.NOBODY;
    }

    @Override
    public int chance(int measure) {
        return CHANCES.chance(measure);
    }
}
