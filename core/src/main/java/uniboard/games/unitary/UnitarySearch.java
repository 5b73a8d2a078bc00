package uniboard.games.unitary;

import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Wins at once if it can; else compares the ways to play the turn by how likely they lead to a win in the end. What the seat can't know is
 * dealt by chance, the same for all ways, and the others reply to the units that each leaves. Within a turn all is looked at again at every
 * step.
 */
final class UnitarySearch implements Search {
    private static final int PLAN_NODES = 20_000;
    /** How many deals show from where others may win, before any replies are looked at. */
    private static final int LEARNT_DEALS = 200;
    /** How many plans, the best without replies, are compared by them. */
    private static final int MOST_PLANS = 48;
    private static final int FEWEST_SAMPLES = 24;
    private static final int NO_MOVE = -1;

    private final UnitaryPosition view;
    private final UnitaryStrength strength;
    private final int budget;
    private final Random32 random;
    private final UnitaryUnknown unknown;
    private int nodes;
    private int move;
    private boolean isFinished;

    /** Null: not yet planned. */
    private UnitaryPlans plans;
    private UnitaryProspects prospects;
    private UnitaryReplies replies;
    private int learnt;
    /** How many plans have a value. */
    private int valued;

    /** By plan; null: not yet chosen which are compared. */
    private double[] sums;
    private int[] units;
    private int samples;
    /** Of all plans, without replies. */
    private double bestValue;
    private int asked = NO_MOVE;
    /** Of the plans that begin with the move asked for. */
    private double valueOfAsked;
    private boolean isAskedPlanned;

    /** @param view whose mover decides; only what that seat can know is looked at */
    UnitarySearch(UnitaryPosition view, UnitaryStrength strength, int nodes, Random32 random) {
        this.view = view;
        this.strength = strength;
        this.random = random;
        budget = nodes;
        unknown = new UnitaryUnknown(view);
        MoveList moves = new MoveList();
        view.moves(moves);
        move = moves.get(0);
        isFinished = moves.size() == 1;
    }

    @Override
    public boolean step(int slice) {
        int begun = nodes;
        while (!isFinished && nodes - begun < slice) {
            int before = work();
            think();
            nodes = Math.min(budget, nodes + 1 + work() - before);
            if (nodes == budget && !isFinished) endEarly();
        }
        return isFinished;
    }

    /** With what is known when the budget is spent: the best plan that has a value, or to play nothing. */
    private void endEarly() {
        isFinished = true;
        if (plans == null || sums != null) return;
        int best = 0;
        for (int plan = 1; plan < valued; plan++) if (plans.value(plan) > plans.value(best)) best = plan;
        move = plans.move(best);
    }

    private int work() {
        return (prospects == null ? 0 : prospects.nodes()) + (replies == null ? 0 : replies.nodes());
    }

    private void think() {
        if (plans == null) plan();
        else if (learnt < LEARNT_DEALS && strength.foresight().weighs(UnitaryForesight.DANGERS)) learn();
        else if (valued < plans.count()) valueNext();
        else if (sums == null) choosePlans();
        else sample();
    }

    private void plan() {
        UnitaryTurns turns = new UnitaryTurns(view, unknown);
        int longest = view.phase() == UnitaryPhase.PLAY ? strength.longestPlay() : 0;
        nodes = Math.min(budget, turns.search(longest, Math.min(budget, PLAN_NODES)));
        plans = new UnitaryPlans(turns, view.phase());
        for (int plan = 0; plan < plans.count(); plan++) isAskedPlanned |= plans.move(plan) == asked;
        overlook();
        prospects = new UnitaryProspects(view, turns, unknown);
        replies = new UnitaryReplies(view, unknown, random);
        int win = plans.safestWin();
        boolean isDecided = win != UnitaryPlans.NONE || !strength.foresight().weighs(UnitaryForesight.NEXT_TURN);
        if (isDecided && isAskedPlanned) valueAsked();
        if (isDecided) finish(win != UnitaryPlans.NONE ? win : random.below(plans.count()));
    }

    /** What is overlooked are ways to play cards, not to keep them. */
    private void overlook() {
        int seen = 0;
        for (int plan = 0; plan < plans.count(); plan++) {
            if (plans.playsNothing(plan) || random.below(100) >= strength.missed()) plans.swap(plan, seen++);
        }
        plans.shorten(seen);
    }

    private void finish(int plan) {
        move = plans.move(plan);
        isFinished = true;
    }

    private void learn() {
        replies.learn();
        learnt++;
    }

    private void valueNext() {
        int plan = valued++;
        int left = plans.units(plan);
        double value = prospects.value(plans.kept(plan), left);
        if (strength.foresight().weighs(UnitaryForesight.DANGERS)) {
            value *= (1 - plans.danger(plan)) * (1 - replies.risk(UnitaryUnits.index(left)));
        }
        plans.setValue(plan, value);
    }

    private void choosePlans() {
        for (int plan = 0; plan < plans.count(); plan++) {
            bestValue = Math.max(bestValue, plans.value(plan));
            if (plans.move(plan) == asked) valueOfAsked = Math.max(valueOfAsked, plans.value(plan));
        }
        plans.keepBest(MOST_PLANS);
        move = plans.move(0);
        sums = new double[plans.count()];
        units = new int[plans.count()];
        isFinished = plans.count() == 1 || !strength.foresight().weighs(UnitaryForesight.REPLIES);
    }

    private void sample() {
        for (int plan = 0; plan < units.length; plan++) units[plan] = plans.units(plan);
        replies.play(units, units.length);
        for (int plan = 0; plan < units.length; plan++) sums[plan] += (1 - plans.danger(plan)) * valueOfReplies(plan);
        samples++;
        if (samples < FEWEST_SAMPLES) return;
        int best = 0;
        for (int plan = 1; plan < sums.length; plan++) if (sums[plan] > sums[best]) best = plan;
        move = plans.move(best);
    }

    /**
     * How likely the turn leads to a win in the end if it begins with a move, from 0 to 1, as far as it was looked at. What was compared by
     * replies sets the measure; of other plans the part of the best one's value that they have without them.
     */
    double worthFound(int begun) {
        if (plans == null) return 0;
        int win = plans.safestWin();
        if (win != UnitaryPlans.NONE && plans.move(win) == begun) return 1 - plans.danger(win);
        double best = 0;
        for (int plan = 0; plan < plans.count(); plan++) {
            if (plans.move(plan) == begun) best = Math.max(best, samples > 0 ? sums[plan] / samples : plans.value(plan));
        }
        if (best > 0 || begun != asked) return best;
        return bestValue == 0 ? valueOfAsked : bestWorth() * valueOfAsked / bestValue;
    }

    /** Where nothing else is valued. */
    private void valueAsked() {
        for (int plan = 0; plan < plans.count(); plan++) {
            if (plans.move(plan) != asked || plans.wins(plan)) continue;
            double value = (1 - plans.danger(plan)) * prospects.value(plans.kept(plan), plans.units(plan));
            valueOfAsked = Math.max(valueOfAsked, value);
        }
    }

    /** Whether a plan began with the move asked for: what is played in another order may come to the same, and is planned once. */
    boolean hasPlanned() {
        return isAskedPlanned;
    }

    private double bestWorth() {
        double best = 0;
        for (int plan = 0; samples > 0 && plan < plans.count(); plan++) best = Math.max(best, sums[plan] / samples);
        return samples > 0 ? best : bestValue;
    }

    /** From now on the value of plans that begin with the move is remembered. */
    void askFor(int begun) {
        asked = begun;
    }

    private double valueOfReplies(int plan) {
        if (units[plan] == UnitaryReplies.LOST) return 0;
        if (units[plan] == UnitaryReplies.WON) return 1;
        return prospects.value(plans.kept(plan), units[plan]);
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
