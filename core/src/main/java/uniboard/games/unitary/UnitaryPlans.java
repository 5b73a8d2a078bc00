package uniboard.games.unitary;

/** The ways to play a turn that are compared: what units it leaves and which cards it keeps. */
final class UnitaryPlans {
    static final int MOST = 1500;

    private final UnitaryTurns turns;
    private final boolean isDiscarding;
    private final int[] states = new int[MOST];
    /** Bit {@code i} set: card {@code i} of the sorted hand is kept. */
    private final int[] kept = new int[MOST];
    private final double[] values = new double[MOST];
    private int count;

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
            if ((left >>> i & 1) == 0) continue;
            boolean isLikeLast = i > 0 && turns.card(i - 1) == turns.card(i) && (left >>> i - 1 & 1) != 0;
            if (!isLikeLast) addKeeping(state, left ^ 1 << i, i + 1);
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

    int units(int plan) {
        return turns.units(states[plan]);
    }

    boolean wins(int plan) {
        return turns.wins(states[plan]);
    }

    double danger(int plan) {
        return turns.danger(states[plan]);
    }

    int kept(int plan) {
        return kept[plan];
    }

    int keptSize(int plan) {
        return size(kept[plan]);
    }

    double value(int plan) {
        return values[plan];
    }

    void setValue(int plan, double value) {
        values[plan] = value;
    }

    /** Its first move. */
    int move(int plan) {
        if (!isDiscarding) return turns.firstMove(states[plan]);
        if (turns.unlookedCard() != UnitaryCard.NONE) return UnitaryMove.of(UnitaryMove.Kind.DISCARD, turns.unlookedCard());
        int place = 0;
        while ((kept[plan] >>> place & 1) != 0) place++;
        return UnitaryMove.of(UnitaryMove.Kind.DISCARD, turns.card(place));
    }

    /** Of the sorted hand. */
    int card(int index) {
        return turns.card(index);
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

    /** Drops the plans from that place on. */
    void shorten(int newCount) {
        count = newCount;
    }
}
