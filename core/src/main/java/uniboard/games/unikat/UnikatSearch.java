package uniboard.games.unikat;

import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Takes the plan that leaves the best rack, or compares the best few by sampling: what the seat can't know is dealt again, the same for all
 * plans; the other seats follow their best plans; and the seat's own next turn tells how good the plan was. Plans that fall behind are
 * dropped. Within a turn the plan is made again at every step, with less budget: its beginning lies on the table already.
 */
final class UnikatSearch implements Search {
    private static final int PLAN_NODES = 20_000;
    private static final int REPLY_NODES = 200;
    /** What a copy of a round takes, in nodes that take about as long. */
    private static final int COPY = 60;
    /** In percent of the budget: what a step gets that doesn't begin a turn. */
    private static final int LATER_STEP = 12;
    private static final int FEWEST_SAMPLES = 4;
    /** Of a round won or lost. A rack's cost is rarely above it. */
    private static final double DECIDED = 60;
    private static final int NO_MOVE = -1;
    private static final int NO_PLAN = -1;

    private final UnikatPosition view;
    private final int seat;
    private final int budget;
    private final Random32 random;
    private final UnikatPlanner planner;
    private final UnikatPlanner others;
    private int nodes;
    private int move;

    /** How many plans are still compared: the first of {@link #order}, which has the best first. 0: not yet planned. */
    private int alive;
    private final int[] order;
    private final double[] sums;
    private int samples;
    private UnikatRound sample;
    /** The plan to be tried next on the sample. */
    private int next;
    /** A move whose plan is compared to the end, or {@link #NO_MOVE}. */
    private int asked = NO_MOVE;
    /** Its number; {@link #NO_PLAN} until it is planned. */
    private int askedPlan = NO_PLAN;
    /** Where the planner hasn't found it. */
    private UnikatPlan added;

    UnikatSearch(UnikatPosition view, UnikatStrength strength, int nodes, Random32 random) {
        this.view = view;
        seat = view.mover();
        budget = view.phase() == UnikatPhase.TURN ? nodes : Math.max(1, nodes * LATER_STEP / 100);
        this.random = random;
        planner = new UnikatPlanner(strength, random);
        others = new UnikatPlanner(UnikatStrength.OF_OTHERS, random);
        order = new int[strength.plans() + 1];
        sums = new double[strength.plans() + 1];
        MoveList moves = new MoveList();
        view.moves(moves);
        move = moves.get(0);
        if (moves.size() == 1) alive = 1;
    }

    @Override
    public boolean step(int slice) {
        int begun = nodes;
        if (alive == 0) plan();
        while (!isFinished() && nodes - begun < slice) tryNextPlan();
        return isFinished();
    }

    private boolean isFinished() {
        return alive == 1 || nodes >= budget;
    }

    private void plan() {
        nodes += planner.search(view.current(), Math.min(budget, PLAN_NODES));
        charge(planner.work());
        alive = planner.plan(0).cost() == UnikatPlanner.WON && asked == NO_MOVE ? 1 : planner.count();
        if (asked != NO_MOVE) planAsked();
        for (int i = 0; i < alive; i++) order[i] = i;
        move = planner.plan(0).move(0);
    }

    /** The plan that begins with the move asked for: the best that was found, or the best way to go on after it. */
    private void planAsked() {
        for (int i = alive - 1; i >= 0; i--) if (planner.plan(i).move(0) == asked) askedPlan = i;
        if (askedPlan != NO_PLAN) return;
        added = new UnikatPlan();
        added.add(asked);
        UnikatRound after = new UnikatRound(view.current());
        after.play(asked);
        if (!after.isOver() && after.seat() == seat && after.phase() != UnikatPhase.DRAW && after.phase() != UnikatPhase.TURN) {
            nodes += others.search(after, Math.min(budget - nodes, PLAN_NODES));
            added.append(others.plan(0));
        }
        askedPlan = alive++;
    }

    private UnikatPlan plan(int number) {
        return number == askedPlan && added != null ? added : planner.plan(number);
    }

    /** From now on the plan that begins with the move is compared with the best to the end. */
    void askFor(int begun) {
        asked = begun;
    }

    /** What the best plan was worth on average, from about 0 to 1. */
    double worthOfBest() {
        return samples == 0 ? 0 : sums[order[0]] / samples / DECIDED;
    }

    /** As {@link #worthOfBest}, of the plan asked for. */
    double worthOfAsked() {
        return samples == 0 || askedPlan == NO_PLAN ? 0 : sums[askedPlan] / samples / DECIDED;
    }

    private void tryNextPlan() {
        if (next == 0) {
            sample = new UnikatRound(view.current());
            sample.determinize(seat, random);
            charge(COPY);
        }
        charge(COPY);
        UnikatRound round = new UnikatRound(sample);
        play(plan(order[next]), round);
        int ownCost = playToOwnNextTurn(round);
        if (!round.isOver() && nodes >= budget) return;
        sums[order[next]] += round.isOver() ? DECIDED * result(round) : value(ownCost);
        if (++next == alive) endSample();
    }

    /** @return the cost of the best plan of the seat's next turn, if the round comes to that */
    private int playToOwnNextTurn(UnikatRound round) {
        while (!round.isOver() && nodes < budget) {
            boolean ownTurn = round.seat() == seat && round.phase() == UnikatPhase.TURN;
            nodes += others.search(round, Math.min(REPLY_NODES, budget - nodes));
            charge(1 + others.work());
            if (ownTurn) return others.plan(0).cost();
            play(others.plan(0), round);
        }
        return 0;
    }

    private void charge(int more) {
        nodes = Math.min(budget, nodes + more);
    }

    /** Plays a plan, without the draw that may follow. */
    private static void play(UnikatPlan plan, UnikatRound round) {
        for (int i = 0; i < plan.count(); i++) round.play(plan.move(i));
    }

    private static double value(int cost) {
        return cost == UnikatPlanner.WON ? DECIDED : DECIDED / 2 - cost;
    }

    private void endSample() {
        next = 0;
        samples++;
        for (int i = 1; i < alive; i++) {
            int plan = order[i];
            int at = i;
            for (; at > 0 && sums[order[at - 1]] < sums[plan]; at--) order[at] = order[at - 1];
            order[at] = plan;
        }
        move = plan(order[0]).move(0);
        if (samples < FEWEST_SAMPLES) return;
        if (nodes >= budget / 10 * 7) alive = Math.min(alive, 2);
        else if (nodes >= budget / 10 * 4) alive = Math.min(alive, Math.max(2, order.length / 3));
        keepAsked();
    }

    /** What is asked for isn't dropped. */
    private void keepAsked() {
        int at = 0;
        while (askedPlan != NO_PLAN && order[at] != askedPlan) at++;
        if (askedPlan == NO_PLAN || at < alive) return;
        order[at] = order[alive - 1];
        order[alive - 1] = askedPlan;
    }

    /** From 0 to 1 and a little: whose match it is, or how far ahead the round ends. */
    private double result(UnikatRound round) {
        int better = 0;
        int equal = 0;
        int othersCards = 0;
        for (int each = 0; each < round.seats(); each++) {
            int ahead = points(round, each) - points(round, seat);
            if (ahead < 0) better++;
            if (ahead == 0) equal++;
            if (each != seat) othersCards += round.holdings().rackSize(each);
        }
        double margin = (double) othersCards / (round.seats() - 1) - round.holdings().rackSize(seat);
        if (view.round() < view.rounds()) return margin / UnikatHoldings.RACK;
        return (better > 0 ? 0 : 1.0 / equal) + margin / 50;
    }

    private int points(UnikatRound round, int each) {
        return view.penalties(each) + round.holdings().rackSize(each);
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
