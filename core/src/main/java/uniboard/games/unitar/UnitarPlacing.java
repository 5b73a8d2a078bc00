package uniboard.games.unitar;

import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Compares placements over what the others may place, each of their placements equally likely. A node is a field with all blocks on it. */
final class UnitarPlacing implements Search {
    private static final int COLOURS = UnitarColour.COUNT;
    /** More make no difference. */
    private static final int ENOUGH_NODES = 20_000;

    private final int colour;
    private final int budget;
    private final Random32 random;
    private final UnitarValue value = new UnitarValue();
    private final MoveList all = new MoveList();
    /** The placements that it doesn't overlook, and their chances to win, summed up. */
    private final MoveList seen = new MoveList();
    private final double[] sums;
    private final int[] placed = new int[COLOURS];
    private final UnitarBoard empty = new UnitarBoard();
    private final UnitarBoard board = new UnitarBoard();
    private final double[] chances = new double[COLOURS];
    /** The placement to be tried next with what the others place now. */
    private int next;
    private int nodes;
    private int move;

    UnitarPlacing(UnitarPosition view, UnitarStrength strength, int nodes, Random32 random) {
        colour = view.colour(view.toMove());
        budget = Math.min(nodes, ENOUGH_NODES);
        this.random = random;
        view.moves(all);
        view.moves(seen);
        UnitarSearch.overlook(seen, strength.missed(), random);
        sums = new double[seen.size()];
        move = seen.get(0);
    }

    @Override
    public boolean step(int slice) {
        int last = slice < budget - nodes ? nodes + slice : budget;
        while (nodes < last) tryNext();
        return nodes >= budget;
    }

    private void tryNext() {
        if (next == 0) {
            for (int each = 0; each < COLOURS; each++) placed[each] = all.get(random.below(all.size()));
        }
        placed[colour] = seen.get(next);
        board.set(empty);
        for (int each = 0; each < COLOURS; each++) board.placeBoth(each, placed[each]);
        value.of(board, UnitarPosition.ROUNDS, chances, 0);
        sums[next] += chances[colour];
        nodes++;
        next++;
        if (next == sums.length) takeBest();
    }

    private void takeBest() {
        next = 0;
        int best = 0;
        for (int i = 1; i < sums.length; i++) if (sums[i] > sums[best]) best = i;
        move = seen.get(best);
    }

    @Override
    public int move() {
        return move;
    }

    /** How likely it wins with a placement, from 0 to 1, as far as it was looked at; below 0 where it wasn't. */
    double worthFound(int placement) {
        int rounds = nodes / sums.length;
        for (int i = 0; i < sums.length; i++) {
            int tried = i < next ? rounds + 1 : rounds;
            if (seen.get(i) == placement) return tried == 0 ? -1 : sums[i] / tried;
        }
        return -1;
    }

    @Override
    public int nodes() {
        return nodes;
    }
}
