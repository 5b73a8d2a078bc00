package uniboard.games.unitar;

import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Takes the intention that gives the best chance to win against what the others are likely to mark. A node is an intention carried out.
 * What a round comes to is valued at once: looking at the next round as well gained nothing (32.6 % of 221 games won alone, 34.7 %
 * without).
 */
final class UnitarSearch implements Search {
    private static final int COLOURS = UnitarColour.COUNT;
    /** How many intentions of each other are thought of. */
    private static final int WIDTH = 18;
    /** More than all there is to find out about one round. */
    private static final int ROUND_NODES = 6000;
    /** A chance to win that makes no difference: of moves that good any may be taken, so that nobody knows which. */
    private static final double SAME = 0.001;

    private final UnitarStrength strength;
    private final int budget;
    private final int colour;
    private final UnitarBoard board;
    private final int roundsLeft;
    private final double giveUp;
    /** The marks by colour that have just failed in this round; empty if there are none. */
    private final int[] failed;
    /** The moves that it doesn't overlook, in any order. */
    private final MoveList seen = new MoveList();
    private UnitarContest contest;
    private boolean isFinished;
    private int nodes;
    private int move;

    UnitarSearch(UnitarPosition view, UnitarStrength strength, int nodes, Random32 random) {
        this.strength = strength;
        budget = nodes;
        colour = view.colour(view.toMove());
        board = view.board();
        roundsLeft = UnitarPosition.ROUNDS - view.round();
        double part = (view.fails() + 1.0) / UnitarStep.MOST_FAILS;
        giveUp = part * part;
        failed = failed(view);
        view.moves(seen);
        overlook(seen, strength.missed(), random);
        move = seen.get(0);
    }

    private static int[] failed(UnitarPosition view) {
        UnitarStep last = view.lastStep();
        if (view.fails() == 0 || last == null || view.areColoursHidden()) return new int[0];
        int[] marks = new int[COLOURS];
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) marks[view.colour(seat)] = last.marks().get(seat);
        return marks;
    }

    /** Shuffles the moves and takes some out, but not all. */
    static void overlook(MoveList moves, int percent, Random32 random) {
        int[] order = moves.toArray();
        random.shuffle(order, order.length);
        moves.clear();
        for (int each : order) if (moves.isEmpty() || random.below(100) >= percent) moves.add(each);
    }

    @Override
    public boolean step(int slice) {
        int last = slice < budget - nodes ? nodes + slice : budget;
        do search();
        while (!isFinished && nodes < last);
        return isFinished;
    }

    private void search() {
        if (isFinished) return;
        if (strength.steps() == UnitarStrength.ALONE || budget < ROUND_NODES) {
            lookAlone();
            isFinished = true;
        } else if (contest == null) {
            begin();
        } else if (contest.compareMore()) {
            decide();
            isFinished = true;
        }
        if (contest != null) nodes = Math.min(budget, contest.outcomes().carriedOut());
    }

    private void lookAlone() {
        UnitarValue value = new UnitarValue();
        UnitarBoard after = new UnitarBoard();
        double[] chances = new double[COLOURS];
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

    private void begin() {
        contest = new UnitarContest(board, roundsLeft, UnitarMove.INTENTIONS, UnitarMove.INTENTIONS * WIDTH * WIDTH);
        for (int each = 0; each < COLOURS; each++) contest.choose(each, each == colour ? UnitarMove.INTENTIONS : WIDTH);
        for (int each = 0; each < failed.length; each++) contest.choice(each, UnitarRank.of(failed[each]));
    }

    private void decide() {
        contest.think(strength.steps(), giveUp);
        if (failed.length > 0) contest.thinking().expect(choices(failed), strength.memory() / 100.0);
        move = seen.get(0);
        double best = worth(move);
        for (int i = 1; i < seen.size(); i++) {
            double worth = worth(seen.get(i));
            if (worth <= best + SAME) continue;
            best = worth;
            move = seen.get(i);
        }
    }

    private int[] choices(int[] marks) {
        int[] choices = new int[COLOURS];
        for (int each = 0; each < COLOURS; each++) choices[each] = contest.choice(each, UnitarRank.of(marks[each]));
        return choices;
    }

    /** How likely it wins with an intention, from 0 to 1, once it is finished; below 0 where that wasn't looked at. */
    double worthFound(int intention) {
        return isFinished && contest != null ? worth(intention) : -1;
    }

    private double worth(int intention) {
        return contest.thinking().worth(colour, contest.choice(colour, UnitarRank.of(intention)));
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
