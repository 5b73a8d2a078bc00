package uniboard.games.onitama;

import uniboard.game.ChanceScale;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Weigher;
import uniboard.game.Weighing;
import uniboard.search.ComparedSearches;
import uniboard.search.DeepeningSearch;
import uniboard.search.GameTree;
import uniboard.search.Strength;
import uniboard.search.TreeWithout;

/** Weighs moves by what the strongest bot's search finds out about the positions before and after them. */
final class OnitamaWeigher implements Weigher {
    private static final int NODES = 300_000;
    private static final int DEPTH = 60;
    private static final ChanceScale CHANCES = new ChanceScale(
        -1000, 30, -101, 144, -17, 292, -10, 429, -4, 478, 1, 524, 3, 533, 6, 596, 11, 658, 23, 763, 138, 927, 1000, 990);

    @Override
    public int nodes() {
        return NODES;
    }

    @Override
    public Weighing weigh(Position view, int played, int nodes, Random32 random) {
        return new ComparedSearches<>(view, played, nodes, (position, without, budget) ->
            new DeepeningSearch(tree(position, without), Strength.lookingAhead(DEPTH), budget, new Random32(1)),
            search -> Math.max(-ComparedSearches.DECIDED, Math.min(ComparedSearches.DECIDED, search.score())));
    }

    private static GameTree tree(Position position, int without) {
        OnitamaTree tree = new OnitamaTree((OnitamaPosition) position);
        return without == ComparedSearches.NO_MOVE ? tree : new TreeWithout(tree, without);
    }

    @Override
    public int chance(int measure) {
        return CHANCES.chance(measure);
    }
}
