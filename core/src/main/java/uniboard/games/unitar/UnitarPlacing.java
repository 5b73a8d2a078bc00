package uniboard.games.unitar;

import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Compares placements over what the others may place, each of their placements equally likely. A node is a board looked at. */
final class UnitarPlacing implements Search {
    private final int colour;
    private final UnitarValue value = new UnitarValue();
    private final Random32 random;
    private final int budget;
    private final MoveList placements = new MoveList();
    private final double[] sums;
    private final double[] chances = new double[UnitarColour.COUNT];
    private final int[] others = new int[UnitarColour.COUNT];
    private int next;
    private int nodes;
    private int move;

    UnitarPlacing(UnitarPosition view, UnitarStrength strength, int nodes, Random32 random) {
        colour = view.colour(view.toMove());
        this.random = random;
        budget = Math.min(nodes, 20_000);
        view.moves(placements);
        UnitarSearch.overlook(placements, strength.missed(), random);
        sums = new double[placements.size()];
        move = placements.get(0);
    }

    @Override
    public boolean step(int slice) {
        int last = slice < budget - nodes ? nodes + slice : budget;
        while (nodes < last) tryNext();
        return nodes >= budget;
    }

    private void tryNext() {
        if (next == 0) {
            MoveList all = placements;
            for (int each = 0; each < others.length; each++) others[each] = all.get(random.below(all.size()));
        }
        UnitarBoard board = new UnitarBoard();
        for (int each = 0; each < UnitarColour.COUNT; each++) {
            int placement = each == colour ? placements.get(next) : others[each];
            board.place(UnitarBlock.of(each, UnitarBlock.UNI), UnitarMove.uni(placement).field());
            board.place(UnitarBlock.of(each, UnitarBlock.TAR), UnitarMove.tar(placement).field());
        }
        value.of(board, UnitarPosition.ROUNDS, chances, 0);
        sums[next] += chances[colour];
        nodes++;
        if (++next < sums.length) return;
        next = 0;
        int best = 0;
        for (int i = 1; i < sums.length; i++) if (sums[i] > sums[best]) best = i;
        move = placements.get(best);
    }

    @Override
    public int move() {
        return move;
    }

    @Override
    public int nodes() {
        return nodes;
    }
}
