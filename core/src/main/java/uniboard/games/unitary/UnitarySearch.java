package uniboard.games.unitary;

import java.util.HashMap;
import java.util.Map;
import uniboard.game.MoveList;
import uniboard.game.Random32;
import uniboard.game.Search;

/**
 * Compares the ways to play the turn by how likely they lead to a win: at once, on the seat's next turn, or later. What the seat can't know
 * is dealt by chance, the same for all ways, and the others reply from the units that each leaves. Within a turn all is looked at anew at
 * every step.
 */
final class UnitarySearch implements Search {
    private static final int PLAN_NODES = 20_000;
    /** How many deals show from where others may win, before any replies are looked at. */
    private static final int LEARNT_DEALS = 200;
    private static final int MOST_PLANS = 48;
    private static final int FEWEST_SAMPLES = 24;
    /** How likely a seat wins in the end that hasn't won on its next turn, between two sides, by the number of cards it keeps. */
    private static final double[] LATER = {0.30, 0.36, 0.42, 0.46};

    private final UnitaryPosition view;
    private final UnitaryStrength strength;
    private final int budget;
    private final Random32 random;
    private final UnitaryUnknown unknown;
    private int nodes;
    private int move;
    private boolean isFinished;

    private UnitaryPlans plans;
    private final Map<Integer, UnitaryChances> chances = new HashMap<>();
    private UnitaryReplies replies;
    private int[] areas;
    private double[] sums;
    private double[] squares;
    private int samples;

    UnitarySearch(UnitaryPosition view, UnitaryStrength strength, int nodes, Random32 random) {
        this.view = view;
        this.strength = strength;
        this.budget = nodes;
        this.random = random;
        unknown = new UnitaryUnknown(view);
        MoveList moves = new MoveList();
        view.moves(moves);
        move = moves.get(0);
        isFinished = moves.size() == 1;
    }

    @Override
    public boolean step(int slice) {
        int begun = nodes;
        if (!isFinished && plans == null) plan();
        while (!isFinished && nodes - begun < slice) trySample();
        return isFinished;
    }

    private void charge(int more) {
        nodes = Math.min(budget, nodes + more);
        if (nodes >= budget) isFinished = true;
    }

    private void plan() {
        UnitaryTurns turns = new UnitaryTurns(view, unknown);
        int longest = view.phase() == UnitaryPhase.PLAY ? strength.longestPlay() : 0;
        charge(1 + turns.search(longest, Math.min(budget, PLAN_NODES)));
        plans = new UnitaryPlans(turns, view.phase());
        overlook();
        int win = safestWin();
        if (win >= 0 || strength.foresight() == UnitaryForesight.NONE) {
            move = plans.move(win >= 0 ? win : random.below(plans.count()));
            isFinished = true;
            return;
        }
        replies = new UnitaryReplies(view, unknown, random);
        if (strength.foresight() != UnitaryForesight.OWN_TURN) {
            for (int i = 0; i < LEARNT_DEALS; i++) replies.learn();
            charge(replies.nodes());
        }
        for (int plan = 0; plan < plans.count(); plan++) plans.setValue(plan, value(plan));
        int best = 0;
        for (int plan = 1; plan < plans.count(); plan++) if (plans.value(plan) > plans.value(best)) best = plan;
        move = plans.move(best);
        if (strength.foresight() != UnitaryForesight.REPLIES) {
            isFinished = true;
            return;
        }
        sort();
        plans.shorten(Math.min(plans.count(), MOST_PLANS));
        areas = new int[plans.count()];
        sums = new double[plans.count()];
        squares = new double[plans.count()];
    }

    private void overlook() {
        if (strength.missed() == 0) return;
        int seen = 0;
        for (int plan = 0; plan < plans.count(); plan++) {
            if (random.below(100) >= strength.missed()) plans.swap(plan, seen++);
        }
        plans.shorten(Math.max(1, seen));
    }

    /** @return the plan, or -1 if none wins at once */
    private int safestWin() {
        int safest = -1;
        for (int plan = 0; plan < plans.count(); plan++) {
            if (plans.wins(plan) && (safest < 0 || plans.danger(plan) < plans.danger(safest))) safest = plan;
        }
        return safest;
    }

    /** Without replies. */
    private double value(int plan) {
        double safe = strength.foresight() == UnitaryForesight.OWN_TURN ? 1 : 1 - plans.danger(plan);
        int area = UnitaryUnits.index(plans.units(plan));
        return safe * (1 - replies.risk(area)) * valueOfNextTurn(plan, area);
    }

    private double valueOfNextTurn(int plan, int area) {
        double wins = chances(plan).at(area);
        return wins + (1 - wins) * LATER[plans.keptSize(plan)] * 2 / view.sides();
    }

    private UnitaryChances chances(int plan) {
        UnitaryChances known = chances.get(plans.kept(plan));
        if (known != null) return known;
        UnitaryChances computed = new UnitaryChances();
        int[] cards = new int[UnitaryPosition.HAND];
        int size = 0;
        for (int i = 0; plans.kept(plan) >>> i != 0; i++) if ((plans.kept(plan) >>> i & 1) != 0) cards[size++] = plans.card(i);
        computed.compute(UnitaryCard.units(view.hidden(view.side(view.mover()))), cards, size, unknown.drawn(), new UnitarySources());
        charge(computed.nodes());
        chances.put(plans.kept(plan), computed);
        return computed;
    }

    private void sort() {
        for (int i = 1; i < plans.count(); i++) {
            for (int at = i; at > 0 && plans.value(at) > plans.value(at - 1); at--) plans.swap(at, at - 1);
        }
    }

    private void trySample() {
        if (plans.count() == 1) {
            isFinished = true;
            return;
        }
        int before = replies.nodes();
        for (int plan = 0; plan < areas.length; plan++) areas[plan] = plans.units(plan);
        replies.play(areas, areas.length);
        charge(replies.nodes() - before + areas.length);
        for (int plan = 0; plan < areas.length; plan++) {
            double value = areas[plan] == UnitaryReplies.LOST ? 0 : areas[plan] == UnitaryReplies.WON ? 1
                : valueOfNextTurn(plan, UnitaryUnits.index(areas[plan]));
            value *= 1 - plans.danger(plan);
            sums[plan] += value;
            squares[plan] += value * value;
        }
        samples++;
        if (samples >= FEWEST_SAMPLES) takeBest();
    }

    private void takeBest() {
        int best = 0;
        for (int plan = 1; plan < areas.length; plan++) if (sums[plan] > sums[best]) best = plan;
        move = plans.move(best);
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
