package uniboard.games.unitar;

import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Takes the intention that gives the best chance to win against what the others are likely to mark. A node is an intention carried out. */
final class UnitarSearch implements Search {
    static final double UNION_WEIGHT = 0.25;
    static final double LOSS_WEIGHT = 0.1;
    /** What weighing all intentions takes, in nodes that take about as long. */
    private static final int WEIGHING = 5000;
    /** What trying all sequences takes. */
    private static final int SEQUENCES = 20824;

    private final UnitarStrength strength;
    private final int budget;
    private final int colour;
    private final int fails;
    private final int[] lastMarks;
    private final UnitarBoard board;
    private final int roundsLeft;
    private final UnitarValue value = new UnitarValue(UNION_WEIGHT, LOSS_WEIGHT);
    private final MoveList seen = new MoveList();
    private final UnitarOutcomes outcomes;
    private UnitarBeliefs beliefs;
    private int answers;
    private boolean isFinished;
    private int nodes;
    private int move;

    UnitarSearch(UnitarPosition view, UnitarStrength strength, int nodes, Random32 random) {
        this.strength = strength;
        budget = nodes;
        colour = view.colour(view.toMove());
        fails = view.fails();
        board = view.board();
        roundsLeft = UnitarPosition.ROUNDS - view.round();
        outcomes = new UnitarOutcomes(board, roundsLeft, value);
        lastMarks = lastMarks(view);
        view.moves(seen);
        overlook(seen, strength.missed(), random);
        move = seen.get(0);
    }

    /** Shuffles the moves, so that of equal ones any may be the first, and takes some out, but not all. */
    static void overlook(MoveList moves, int percent, Random32 random) {
        int[] order = moves.toArray();
        random.shuffle(order, order.length);
        moves.clear();
        for (int each : order) if (moves.isEmpty() || random.below(100) >= percent) moves.add(each);
    }

    /** The marks by colour that have just failed in this round; empty if there are none. */
    private static int[] lastMarks(UnitarPosition view) {
        UnitarStep last = view.lastStep();
        if (view.fails() == 0 || last == null || view.areColoursHidden()) return new int[0];
        int[] marks = new int[UnitarColour.COUNT];
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) marks[view.colour(seat)] = last.marks().get(seat);
        return marks;
    }

    @Override
    public boolean step(int slice) {
        int last = slice < budget - nodes ? nodes + slice : budget;
        while (!isFinished && nodes < last) think();
        return isFinished;
    }

    private void think() {
        if (strength.answers() == UnitarStrength.ALONE || budget < SEQUENCES + WEIGHING) {
            lookAlone();
            isFinished = true;
        } else if (!outcomes.isComplete()) {
            nodes += outcomes.tryMore();
        } else {
            weigh();
        }
    }

    private void lookAlone() {
        double[] chances = new double[UnitarColour.COUNT];
        UnitarBoard after = new UnitarBoard();
        double best = -1;
        for (int i = 0; i < seen.size() && nodes < budget; i++) {
            after.set(board);
            after.carryOut(seen.get(i));
            nodes++;
            value.of(after, roundsLeft, chances, 0);
            if (chances[colour] <= best) continue;
            best = chances[colour];
            move = seen.get(i);
        }
    }

    private void weigh() {
        if (beliefs == null) {
            double part = (fails + 1.0) / UnitarPosition.MOST_FAILS;
            beliefs = new UnitarBeliefs(outcomes, strength.tolerance(), part * part);
        }
        boolean isLast = answers == strength.answers() || nodes + 2 * WEIGHING > budget;
        if (isLast && lastMarks.length > 0 && strength.memory() > 0) {
            for (int each = 0; each < UnitarColour.COUNT; each++) {
                beliefs.expectAgain(each, UnitarOutcomes.rank(lastMarks[each]), strength.memory());
            }
        }
        beliefs.weigh();
        nodes += WEIGHING;
        if (!isLast) {
            beliefs.answer();
            answers++;
            return;
        }
        double best = -1;
        for (int i = 0; i < seen.size(); i++) {
            double worth = beliefs.worth(colour, UnitarOutcomes.rank(seen.get(i)));
            if (worth <= best) continue;
            best = worth;
            move = seen.get(i);
        }
        isFinished = true;
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
