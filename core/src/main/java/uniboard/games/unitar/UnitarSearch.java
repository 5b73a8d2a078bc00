package uniboard.games.unitar;

import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

/** Takes the intention that gives the best chance to win against what the others are likely to mark. A node is an intention carried out. */
final class UnitarSearch implements Search {
    private static final int COLOURS = UnitarColour.COUNT;
    private static final int LATER_MARKS = 8;
    private static final int LATER_ANSWERS = 8;
    private static final int WHOLE = 9000;

    private final UnitarStrength strength;
    private final int budget;
    private final int colour;
    private final int fails;
    private final int[] lastMarks;
    private final UnitarBoard board;
    private final int roundsLeft;
    private final UnitarValue value = new UnitarValue();
    private final MoveList seen = new MoveList();
    private UnitarContest contest;
    private UnitarContest later;
    private double[] likelihoods;
    private boolean[] refined;
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
        int[] marks = new int[COLOURS];
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
        if (strength.answers() == UnitarStrength.ALONE || budget < WHOLE) {
            lookAlone();
            isFinished = true;
        } else if (contest == null) {
            begin();
            if (strength.depth() == 1 || roundsLeft == 0) isFinished = true;
        } else {
            lookAhead();
        }
    }

    private void lookAlone() {
        double[] chances = new double[COLOURS];
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

    private void begin() {
        contest = new UnitarContest(value, UnitarMove.INTENTIONS, UnitarMove.INTENTIONS * strength.width() * strength.width());
        contest.begin(board, roundsLeft);
        for (int each = 0; each < COLOURS; each++) contest.choose(each, each == colour ? UnitarMove.INTENTIONS : strength.width());
        if (strength.memory() > 0 && lastMarks.length > 0) {
            for (int each = 0; each < COLOURS; each++) contest.include(each, UnitarOutcomes.rank(lastMarks[each]));
        }
        contest.compare();
        nodes = Math.min(budget, contest.outcomes().carriedOut());
        decide();
    }

    private void decide() {
        double part = (fails + 1.0) / UnitarPosition.MOST_FAILS;
        contest.settle(strength.answers(), strength.tolerance(), part * part);
        if (strength.memory() > 0 && lastMarks.length > 0) {
            for (int each = 0; each < COLOURS; each++) {
                contest.play().expect(each, contest.include(each, UnitarOutcomes.rank(lastMarks[each])), strength.memory());
            }
            contest.play().weigh();
        }
        double best = -1;
        for (int i = 0; i < seen.size(); i++) {
            double worth = contest.play().worth(colour, contest.include(colour, UnitarOutcomes.rank(seen.get(i))));
            if (worth <= best) continue;
            best = worth;
            move = seen.get(i);
        }
    }

    private int best() {
        int best = -1;
        for (int i = 0; i < contest.outcomes().count(); i++) {
            if (!refined[i] && (best < 0 || likelihoods[i] > likelihoods[best])) best = i;
        }
        return best;
    }

    private int count;
    private static final int REVIEW = 40;

    private void lookAhead() {
        if (later == null) {
            later = new UnitarContest(value, LATER_MARKS, LATER_MARKS * LATER_MARKS * LATER_MARKS);
            likelihoods = new double[contest.outcomes().count()];
            refined = new boolean[contest.outcomes().count()];
            contest.likelihoods(likelihoods);
        }
        int outcome = best();
        if (outcome < 0 || likelihoods[outcome] < 1e-4) { isFinished = true; decide(); return; }
        refined[outcome] = true;
        int before = later.outcomes().carriedOut();
        contest.outcomes().play(outcome, after);
        later.begin(after, roundsLeft - 1);
        for (int each = 0; each < COLOURS; each++) later.choose(each, LATER_MARKS);
        later.compare();
        later.settle(LATER_ANSWERS, strength.tolerance(), 1.0 / 400);
        for (int each = 0; each < COLOURS; each++) contest.outcomes().payoffs()[outcome * COLOURS + each] = later.play().value(each);
        nodes = Math.min(budget, nodes + later.outcomes().carriedOut() - before);
        if (++count % REVIEW == 0) { decide(); contest.likelihoods(likelihoods); }
        if (nodes >= budget) { isFinished = true; decide(); }
    }

    private final UnitarBoard after = new UnitarBoard();

    @Override
    public int move() {
        return move;
    }

    @Override
    public int nodes() {
        return nodes;
    }
}
