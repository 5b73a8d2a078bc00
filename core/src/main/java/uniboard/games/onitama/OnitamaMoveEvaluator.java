package uniboard.games.onitama;

import uniboard.game.Evaluation;
import uniboard.game.MoveEvaluator;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.WinProbability;
import uniboard.search.ComparedSearches;
import uniboard.search.DeepeningSearch;
import uniboard.search.SecondLook;
import uniboard.search.Strength;

/**
 * Weighs moves by what the strongest bot's search finds out about the positions before and after them. What looks like a mistake is looked
 * at once more, longer: hints come from a search of seventeen times the first look's budget.
 */
final class OnitamaMoveEvaluator implements MoveEvaluator {
    private static final int NODES = 300_000;
    /** How much longer the second look takes. */
    private static final int LONGER = 6;
    private static final int DEPTH = 60;
    private static final WinProbability CHANCES = new WinProbability(
        -1000, 30, -101, 144, -17, 292, -10, 429, -4, 478, 1, 524, 3, 533, 6, 596, 11, 658, 23, 763, 138, 927, 1000, 990);

    @Override
    public int nodes() {
        return NODES;
    }

    @Override
    public Evaluation weigh(Position view, int played, int nodes, Random32 random) {
        Position before = view.copy();
        return new SecondLook(look(view, played, nodes), found -> looksLikeMistake(found, before),
            () -> look(before.copy(), played, LONGER * nodes));
    }

    private static Evaluation look(Position view, int played, int nodes) {
        return new ComparedSearches<>(view, played, nodes, OnitamaMoveEvaluator::search,
            search -> Math.max(-ComparedSearches.DECIDED, Math.min(ComparedSearches.DECIDED, search.score())));
    }

    private static DeepeningSearch search(Position position, int leftOut, int nodes) {
        Strength strength = Strength.lookingAhead(DEPTH).leavingOut(leftOut);
        return new DeepeningSearch(new OnitamaTree((OnitamaPosition) position), strength, nodes, new Random32(1));
    }

    @Override
    public int doubt(Position before) {
        return 50;
    }

    @Override
    public int chance(int measure) {
        return CHANCES.chance(measure);
    }
}
