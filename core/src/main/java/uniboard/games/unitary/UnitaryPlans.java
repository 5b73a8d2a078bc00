package uniboard.games.unitary;

/** The ways to play a turn that are compared: a state that {@link UnitaryTurns} found and the cards kept. */
final class UnitaryPlans {
    static final int NONE = -1;

    private static final int MOST = 3000;

    private final UnitaryTurns turns;
    private final boolean isDiscarding;
    private final int[] states = new int[MOST];
    private final int[] kept = new int[MOST];
    private final double[] values = new double[MOST];
    private int count;

    /** @param phase of the turn, not over */
    UnitaryPlans(UnitaryTurns turns, UnitaryPhase phase) {
        this.turns = turns;
        isDiscarding = phase == UnitaryPhase.DISCARD;
        for (int state = 0; state < turns.count(); state++) {
            if (turns.wins(state)) add(state, 0);
            else addKeeping(state, turns.left(state), 0);
        }
    }

    /** Adds all ways to give cards from {@code first} on away until so few are left that they may be kept. */
    private void addKeeping(int state, int left, int first) {
        if (size(left) <= UnitaryPosition.HAND) {
            add(state, left);
            return;
        }
        for (int i = first; i < turns.handSize(); i++) {
            boolean isLikeOneKept = i > 0 && turns.card(i - 1) == turns.card(i) && (left >>> i - 1 & 1) != 0;
            if ((left >>> i & 1) != 0 && !isLikeOneKept) addKeeping(state, left ^ 1 << i, i + 1);
        }
    }

    private void add(int state, int keep) {
        if (count == MOST) return;
        states[count] = state;
        kept[count++] = keep;
    }

    private static int size(int set) {
        int size = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) size++;
        return size;
    }

    int count() {
        return count;
    }

    /** Left in play. */
    int units(int plan) {
        return turns.units(states[plan]);
    }

    boolean wins(int plan) {
        return turns.wins(states[plan]);
    }

    boolean playsNothing(int plan) {
        return states[plan] == 0;
    }

    /** How likely another side wins on the way, from 0 to 1. */
    double danger(int plan) {
        return turns.danger(states[plan]);
    }

    /** Bit {@code i} set: card {@code i} of the sorted hand is kept. */
    int kept(int plan) {
        return kept[plan];
    }

    double value(int plan) {
        return values[plan];
    }

    void setValue(int plan, double value) {
        values[plan] = value;
    }

    /** The plan's first move. */
    int move(int plan) {
        if (!isDiscarding) return turns.firstMove(states[plan]);
        int out = 0;
        while ((kept[plan] >>> out & 1) != 0) out++;
        boolean isUnlooked = turns.unlookedCard() != UnitaryCard.NONE;
        return UnitaryMove.of(UnitaryMove.Kind.DISCARD, isUnlooked ? turns.unlookedCard() : turns.card(out));
    }

    /** The plan that wins at once with the least danger, or {@link #NONE}. */
    int safestWin() {
        int safest = NONE;
        for (int plan = 0; plan < count; plan++) {
            if (wins(plan) && (safest == NONE || danger(plan) < danger(safest))) safest = plan;
        }
        return safest;
    }

    void swap(int plan, int other) {
        int state = states[plan];
        states[plan] = states[other];
        states[other] = state;
        int keep = kept[plan];
        kept[plan] = kept[other];
        kept[other] = keep;
        double value = values[plan];
        values[plan] = values[other];
        values[other] = value;
    }

    /** Brings the plans of the highest value to the front, in their order, and drops all others. */
    void keepBest(int most) {
        int last = Math.min(most, count);
        for (int place = 0; place < last; place++) {
            int best = place;
            for (int plan = place + 1; plan < count; plan++) if (values[plan] > values[best]) best = plan;
            swap(place, best);
        }
        count = last;
    }

    /** Drops the plans from that place on. */
    void shorten(int newCount) {
        count = newCount;
    }
}
