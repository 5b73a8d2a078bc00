package uniboard.games.unitary;

import java.util.Arrays;

/**
 * Finds what the seat to move can make of its turn: every way to play cards one after another, each either way up, and every choice of
 * what to keep. Ways that lead to the same units with the same cards left are one, of which the least dangerous counts.
 */
final class UnitaryTurns {
    /** Cards of a hand looked at; in play a hand has one fewer than that. */
    static final int MOST_CARDS = UnitaryPosition.HAND + 2;

    private static final int MOST_STATES = 4096;
    private static final int TABLE = 2 * MOST_STATES;
    private static final int FREE = -1;

    private final UnitaryUnknown unknown;
    private final int goal;
    private final int[] hand;
    private final int unlookedCard;

    private final int[] units = new int[MOST_STATES];
    private final int[] left = new int[MOST_STATES];
    private final int[] passed = new int[MOST_STATES];
    private final double[] danger = new double[MOST_STATES];
    private final int[] firstMove = new int[MOST_STATES];
    private int count;
    private final int[] table = new int[TABLE];

    /** @param position whose mover plays; only what that seat can know is looked at */
    UnitaryTurns(UnitaryPosition position, UnitaryUnknown unknown) {
        this.unknown = unknown;
        int seat = position.mover();
        goal = UnitaryCard.units(position.hidden(position.side(seat)));
        int size = Math.min(MOST_CARDS, position.handSize(seat));
        hand = new int[size];
        for (int i = 0; i < size; i++) hand[i] = position.handCard(seat, i);
        unlookedCard = position.handSize(seat) > size ? position.handCard(seat, size) : UnitaryCard.NONE;
        Arrays.sort(hand);
        Arrays.fill(table, FREE);
        units[0] = position.units();
        left[0] = (1 << size) - 1;
        firstMove[0] = UnitaryMove.END;
        count = 1;
    }

    /**
     * @param longest how many cards are played at most
     * @param limit   how many ways are looked at, at most
     * @return how many were
     */
    int search(int longest, int limit) {
        int nodes = 0;
        int from = 0;
        for (int played = 0; played < longest; played++) {
            int to = count;
            for (int state = from; state < to; state++) {
                if (units[state] == goal) continue;
                if (nodes >= limit) return nodes;
                nodes += expand(state);
            }
            from = to;
        }
        return nodes;
    }

    private int expand(int state) {
        int tried = 0;
        for (int i = 0; i < hand.length; i++) {
            if ((left[state] >>> i & 1) == 0) continue;
            int card = hand[i];
            if (i > 0 && hand[i - 1] == card && (left[state] >>> i - 1 & 1) != 0) continue;
            if (UnitaryCard.isQuantity(card)) {
                tried += 2;
                reach(state, i, UnitaryMove.of(UnitaryMove.Kind.UP, card));
                reach(state, i, UnitaryMove.of(UnitaryMove.Kind.DOWN, card));
            } else {
                tried++;
                reach(state, i, UnitaryMove.of(UnitaryMove.Kind.SPECIAL, card));
            }
        }
        return tried;
    }

    private void reach(int state, int place, int move) {
        if (!UnitaryMove.isAllowed(units[state], move)) return;
        int after = UnitaryMove.unitsAfter(units[state], move);
        int passedAfter = passed[state];
        double dangerAfter = danger[state];
        if (after != goal) {
            int quantity = UnitaryCard.quantity(after);
            if (quantity != UnitaryCard.NONE && unknown.mayBeGoal(quantity) && (passedAfter >>> quantity & 1) == 0) {
                passedAfter |= 1 << quantity;
                dangerAfter = unknown.danger(passedAfter);
            }
        }
        int at = find(after, left[state] ^ 1 << place);
        if (at == FREE || at < count && danger[at] <= dangerAfter) return;
        if (at == count) {
            units[count] = after;
            left[count] = left[state] ^ 1 << place;
            count++;
        }
        passed[at] = passedAfter;
        danger[at] = dangerAfter;
        firstMove[at] = state == 0 ? move : firstMove[state];
    }

    /** @return where the state is, or the next free place, which it then has; {@link #FREE} if there is no room */
    private int find(int unitsOf, int leftOf) {
        int slot = (unitsOf * 31 + leftOf) * 0x9e3779b9 >>> 8 & TABLE - 1;
        for (; table[slot] != FREE; slot = slot + 1 & TABLE - 1) {
            int state = table[slot];
            if (units[state] == unitsOf && left[state] == leftOf) return state;
        }
        if (count == MOST_STATES) return FREE;
        table[slot] = count;
        return count;
    }

    /** How many there are: the first is to play nothing. */
    int count() {
        return count;
    }

    int units(int state) {
        return units[state];
    }

    /** Bit {@code i} set: card {@code i} of the sorted hand is left. */
    int left(int state) {
        return left[state];
    }

    /** How likely another side wins on the way, from 0 to 1. */
    double danger(int state) {
        return danger[state];
    }

    boolean wins(int state) {
        return units[state] == goal;
    }

    /** The first play on the way, or {@link UnitaryMove#END}. */
    int firstMove(int state) {
        return firstMove[state];
    }

    /** Cards of the hand that are looked at. */
    int handSize() {
        return hand.length;
    }

    /** Of the sorted hand. */
    int card(int index) {
        return hand[index];
    }

    /** A card of the hand that isn't looked at, or {@link UnitaryCard#NONE}. */
    int unlookedCard() {
        return unlookedCard;
    }
}
