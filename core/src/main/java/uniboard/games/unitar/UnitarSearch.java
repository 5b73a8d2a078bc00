package uniboard.games.unitar;

import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Takes the intention that gives the best chance to win against what the others are likely to mark. Looking ahead, it replaces what the
 * likeliest outcomes seem to be worth by what the next round on them is worth. A node is an intention carried out.
 */
final class UnitarSearch implements Search {
    private static final int COLOURS = UnitarColour.COUNT;
    /** How many intentions of each other are thought of. */
    private static final int WIDTH = 12;
    /** The same for all colours in the next round. */
    private static final int NEXT_WIDTH = 8;
    private static final int NEXT_STEPS = 2;
    private static final double NEXT_GIVE_UP = 0.0025;
    /** More than all there is to find out about one round. */
    private static final int ROUND_NODES = 9000;
    /** More than what is needed to know what the next round is worth. */
    private static final int NEXT_NODES = 1400;
    /** What is less likely isn't looked at again. */
    private static final double UNLIKELY = 0.0005;
    /** After so many outcomes looked at, the colours think anew. */
    private static final int RETHINK = 32;
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

    private UnitarContest next;
    private final UnitarBoard after = new UnitarBoard();
    private double[] likelihoods;
    private boolean[] lookedAt;
    private int looks;

    private boolean isFinished;
    private int nodes;
    private int move;

    UnitarSearch(UnitarPosition view, UnitarStrength strength, int nodes, Random32 random) {
        this.strength = strength;
        budget = nodes;
        colour = view.colour(view.toMove());
        board = view.board();
        roundsLeft = UnitarPosition.ROUNDS - view.round();
        double part = (view.fails() + 1.0) / UnitarPosition.MOST_FAILS;
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
        while (!isFinished && nodes < last) search();
        return isFinished;
    }

    private void search() {
        if (strength.steps() == UnitarStrength.ALONE || budget < ROUND_NODES) lookAlone();
        else if (contest == null) lookAtRound();
        else lookAhead();
    }

    private void lookAlone() {
        UnitarValue value = new UnitarValue();
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
        isFinished = true;
    }

    private void lookAtRound() {
        contest = new UnitarContest(UnitarMove.INTENTIONS, UnitarMove.INTENTIONS * WIDTH * WIDTH);
        contest.begin(board, roundsLeft);
        for (int each = 0; each < COLOURS; each++) contest.choose(each, each == colour ? UnitarMove.INTENTIONS : WIDTH);
        for (int each = 0; each < failed.length; each++) contest.choice(each, UnitarOutcomes.rank(failed[each]));
        contest.compare();
        nodes = contest.outcomes().carriedOut();
        isFinished = strength.rounds() == 1 || roundsLeft == 0;
        decide();
    }

    private void decide() {
        contest.think(strength.steps(), giveUp);
        if (failed.length > 0) contest.thinking().expect(choices(failed), strength.memory());
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
        for (int each = 0; each < COLOURS; each++) choices[each] = contest.choice(each, UnitarOutcomes.rank(marks[each]));
        return choices;
    }

    private double worth(int intention) {
        return contest.thinking().worth(colour, contest.choice(colour, UnitarOutcomes.rank(intention)));
    }

    private void lookAhead() {
        if (next == null) {
            next = new UnitarContest(NEXT_WIDTH, NEXT_WIDTH * NEXT_WIDTH * NEXT_WIDTH);
            likelihoods = new double[contest.outcomes().count()];
            lookedAt = new boolean[likelihoods.length];
            contest.likelihoods(likelihoods);
        }
        int outcome = likeliest();
        isFinished = outcome < 0 || budget - nodes < NEXT_NODES;
        if (!isFinished) {
            lookAt(outcome);
            looks++;
        }
        if (!isFinished && looks % RETHINK != 0) return;
        decide();
        contest.likelihoods(likelihoods);
    }

    /** Of the outcomes not looked at, or -1 if they are all unlikely. */
    private int likeliest() {
        int best = -1;
        double most = UNLIKELY;
        for (int i = 0; i < likelihoods.length; i++) {
            if (lookedAt[i] || likelihoods[i] <= most) continue;
            best = i;
            most = likelihoods[i];
        }
        return best;
    }

    private void lookAt(int outcome) {
        lookedAt[outcome] = true;
        int before = next.outcomes().carriedOut();
        contest.outcomes().play(outcome, after);
        next.begin(after, roundsLeft - 1);
        for (int each = 0; each < COLOURS; each++) next.choose(each, NEXT_WIDTH);
        next.compare();
        next.think(NEXT_STEPS, NEXT_GIVE_UP);
        double[] payoffs = contest.outcomes().payoffs();
        for (int each = 0; each < COLOURS; each++) payoffs[outcome * COLOURS + each] = next.thinking().value(each);
        nodes += next.outcomes().carriedOut() - before;
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
