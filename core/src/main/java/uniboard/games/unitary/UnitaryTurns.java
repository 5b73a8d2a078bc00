package uniboard.games.unitary;

import java.util.Arrays;

/**
 * Finds what the seat to move can make of its turn: every way to play cards one after another, each either way up. Ways that lead to the
 * same units with the same cards left are one, of which the least dangerous counts.
 */
final class UnitaryTurns {
    /** Cards of a hand that are looked at: one more than a hand of play has. */
    static final int MOST_CARDS = UnitaryPosition.HAND + 2;

    /** No state. */
    static final int NONE = -1;

    private static final int MOST_STATES = 2048;
    private static final int TABLE = 2 * MOST_STATES;

    private final UnitaryUnknown unknown;
    private final int goal;
    private final int[] hand;
    private final int unlookedCard;

    /** The states, those with fewer played cards first. */
    private int count;
    private final int[] units = new int[MOST_STATES];
    private final int[] left = new int[MOST_STATES];
    private final int[] passed = new int[MOST_STATES];
    private final double[] danger = new double[MOST_STATES];
    private final int[] cameFrom = new int[MOST_STATES];
    private final int[] lastMove = new int[MOST_STATES];
    /** Where a state is, by its units and the cards left. */
    private final int[] table = new int[TABLE];

    /** @param position whose mover plays; only what that seat can know is looked at */
    UnitaryTurns(UnitaryPosition position, UnitaryUnknown unknown) {
        this.unknown = unknown;
        int seat = position.mover();
        goal = UnitaryCard.units(position.hidden(position.side(seat)));
        hand = new int[Math.min(MOST_CARDS, position.handSize(seat))];
        for (int i = 0; i < hand.length; i++) hand[i] = position.handCard(seat, i);
        unlookedCard = position.handSize(seat) > hand.length ? position.handCard(seat, hand.length) : UnitaryCard.NONE;
        Arrays.sort(hand);
        Arrays.fill(table, NONE);
        units[0] = position.units();
        left[0] = (1 << hand.length) - 1;
        lastMove[0] = UnitaryMove.END;
        count = 1;
    }

    /**
     * @param longest how many cards are played at most
     * @param limit   of nodes: no state is begun beyond it
     * @return nodes taken: cards played
     */
    int search(int longest, int limit) {
        return search(0, longest, limit);
    }

    /** Looks only at turns that begin with a play, up to any length. */
    void searchAfter(int play) {
        int place = 0;
        while (hand[place] != UnitaryMove.card(play)) place++;
        play(0, play, left[0] ^ 1 << place);
        search(1, MOST_CARDS - 1, Integer.MAX_VALUE);
    }

    private int search(int begin, int longest, int limit) {
        int nodes = 0;
        int from = begin;
        for (int played = 0; played < longest; played++) {
            int to = count;
            for (int state = from; state < to && nodes < limit; state++) if (units[state] != goal) nodes += playFrom(state);
            from = to;
        }
        return nodes;
    }

    private int playFrom(int state) {
        int before = left[state];
        int tried = 0;
        for (int i = 0; i < hand.length; i++) {
            if ((before >>> i & 1) == 0 || i > 0 && hand[i - 1] == hand[i] && (before >>> i - 1 & 1) != 0) continue;
            int rest = before ^ 1 << i;
            if (UnitaryCard.isQuantity(hand[i])) {
                play(state, UnitaryMove.of(UnitaryMove.Kind.UP, hand[i]), rest);
                play(state, UnitaryMove.of(UnitaryMove.Kind.DOWN, hand[i]), rest);
                tried += 2;
            } else {
                play(state, UnitaryMove.of(UnitaryMove.Kind.SPECIAL, hand[i]), rest);
                tried++;
            }
        }
        return tried;
    }

    private void play(int state, int move, int rest) {
        if (!UnitaryMove.isAllowed(units[state], move)) return;
        int after = UnitaryMove.unitsAfter(units[state], move);
        int passedAfter = passed[state] | passedBy(after);
        double dangerAfter = passedAfter == passed[state] ? danger[state] : unknown.danger(passedAfter);
        int at = find(after, rest);
        if (at == NONE || at < count && danger[at] <= dangerAfter) return;
        if (at == count) count++;
        units[at] = after;
        left[at] = rest;
        passed[at] = passedAfter;
        danger[at] = dangerAfter;
        cameFrom[at] = state;
        lastMove[at] = move;
    }

    private int passedBy(int after) {
        int quantity = after == goal ? UnitaryCard.NONE : UnitaryCard.quantity(after);
        return quantity != UnitaryCard.NONE && unknown.mayBeGoal(quantity) ? 1 << quantity : 0;
    }

    /** @return the state's place, which may be the next free one; {@link #NONE} if there is no room */
    private int find(int unitsAt, int leftAt) {
        int slot = (unitsAt * 31 + leftAt) * 0x9e3779b9 >>> 8 & TABLE - 1;
        for (; table[slot] != NONE; slot = slot + 1 & TABLE - 1) {
            if (units[table[slot]] == unitsAt && left[table[slot]] == leftAt) return table[slot];
        }
        if (count == MOST_STATES) return NONE;
        table[slot] = count;
        return count;
    }

    /** How many states can be reached; 0 is to play nothing. */
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
        int at = state;
        while (cameFrom[at] != 0) at = cameFrom[at];
        return lastMove[at];
    }

    /** All plays on the way, in order. */
    int[] way(int state) {
        int length = 0;
        for (int at = state; at != 0; at = cameFrom[at]) length++;
        int[] way = new int[length];
        for (int at = state; at != 0; at = cameFrom[at]) way[--length] = lastMove[at];
        return way;
    }

    /** Bit {@code q} set: on the way the units have been quantity {@code q}, which may be another side's goal. */
    int passed(int state) {
        return passed[state];
    }

    /** The state that wins with the least danger on the way, or {@link #NONE}. */
    int safestWin() {
        int safest = NONE;
        for (int state = 0; state < count; state++) {
            if (wins(state) && (safest == NONE || danger[state] < danger[safest])) safest = state;
        }
        return safest;
    }

    /** Of the cards looked at. */
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
