package uniboard.games.unitary;

import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Wins at once if it can; else compares the ways to play the turn by how likely they lead to a win in the end. What the seat can't know is
 * dealt by chance, the same for all ways, and the others reply to the units that each leaves. Within a turn all is looked at anew at every
 * step.
 */
final class UnitarySearch implements Search {
    private static final int PLAN_NODES = 20_000;
    /** How many deals show from where others may win, before any replies are looked at. */
    private static final int LEARNT_DEALS = 200;
    /** How many plans, the best without replies, are compared by them. */
    private static final int MOST_PLANS = 48;
    private static final int FEWEST_SAMPLES = 24;

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
        overlook();
        prospects = new UnitaryProspects(view, turns, unknown);
        replies = new UnitaryReplies(view, unknown, random);
        int win = plans.safestWin();
        boolean isDecided = win != UnitaryPlans.NONE || !strength.foresight().weighs(UnitaryForesight.NEXT_TURN);
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
