package uniboard.games.unitary;

import uniboard.game.Random32;

/**
 * What the others do up to the seat's own next turn: whoever can reach the goal does; else they play one card or none, so that their own
 * chance to win on their next turn is good and the next seat's is bad.
 */
final class UnitaryReplies {
    /** In place of units: the game is over. */
    static final int WON = -1;
    static final int LOST = -2;

    /** How much worse a chance for the next seat is than a chance of one's own on the next turn is good. */
    private static final double RISK = 0.7;
    private static final int MOST_HELD = UnitaryPosition.HAND + 1;

    private final UnitaryPosition position;
    private final UnitaryUnknown unknown;
    private final Random32 random;
    private final int seat;
    private final int side;
    private final UnitaryDeal deal;
    private final UnitarySources sources = new UnitarySources();
    private final UnitarySources ahead = new UnitarySources();
    /** By what the seat under way keeps: all its cards, if they are few enough, or all but one. */
    private final UnitaryChances[] chances = new UnitaryChances[MOST_HELD + 1];
    private final int[] kept = new int[MOST_HELD];
    private int[] hand;
    private int goal;

    /** How often a seat dealt by chance could win from each area. */
    private final int[] wins = new int[UnitaryUnits.AREAS];
    private int winsEverywhere;
    private int tried;
    private int nodes;

    UnitaryReplies(UnitaryPosition position, UnitaryUnknown unknown, Random32 random) {
        this.position = position;
        this.unknown = unknown;
        this.random = random;
        seat = position.mover();
        side = position.side(seat);
        deal = new UnitaryDeal(position, unknown);
        for (int i = 0; i < chances.length; i++) chances[i] = new UnitaryChances();
    }

    /** Deals to the others without letting them play, to learn from where they may win. */
    void learn() {
        deal.deal(random);
        for (int i = 1; i < position.seats(); i++) {
            int other = (seat + i) % position.seats();
            if (position.side(other) == side) continue;
            findSources(other);
            note();
        }
    }

    /** How likely a seat whose cards aren't known can win from there, from 0 to 1. */
    double risk(int area) {
        return tried == 0 ? 0 : (double) (winsEverywhere + wins[area]) / tried;
    }

    /** Deals to the others and lets them play from each of these units. @param areas replaced by those that come of them, or who won */
    void play(int[] areas, int count) {
        deal.deal(random);
        for (int i = 1; i < position.seats(); i++) {
            int other = (seat + i) % position.seats();
            findSources(other);
            if (position.side(other) != side) note();
            computeChances();
            for (int each = 0; each < count; each++) if (areas[each] >= 0) areas[each] = reply(other, areas[each]);
        }
    }

    private void findSources(int other) {
        hand = deal.hand(other);
        goal = UnitaryCard.units(deal.goal(position.side(other)));
        sources.find(goal, hand, hand.length, UnitaryCard.NONE);
        nodes += sources.nodes();
    }

    private void note() {
        tried++;
        if (sources.isEverywhere()) winsEverywhere++;
        else for (int i = 0; i < sources.count(); i++) wins[sources.area(i)]++;
    }

    private void computeChances() {
        int size = Math.min(MOST_HELD, hand.length);
        for (int out = 0; out <= size; out++) {
            if (out == size && size > UnitaryPosition.HAND) break;
            if (out > 0 && out < size && hand[out] == hand[out - 1]) continue;
            int count = 0;
            for (int i = 0; i < size; i++) if (i != out) kept[count++] = hand[i];
            chances[out].compute(goal, kept, count, unknown.drawn(), ahead);
            nodes += chances[out].nodes();
        }
    }

    private int reply(int other, int units) {
        if (sources.contains(UnitaryUnits.index(units))) return position.side(other) == side ? WON : LOST;
        int size = Math.min(MOST_HELD, hand.length);
        int best = units;
        double bestValue = -2;
        for (int out = 0; out <= size; out++) {
            if (out > 0 && out < size && hand[out] == hand[out - 1]) continue;
            if (out == size && size > UnitaryPosition.HAND) break;
            if (out == size || size > UnitaryPosition.HAND) {
                double value = value(chances[out], units);
                if (value > bestValue) {
                    bestValue = value;
                    best = units;
                }
            }
            if (out == size) break;
            int card = hand[out];
            boolean isQuantity = UnitaryCard.isQuantity(card);
            for (int way = 0; way < 2; way++) {
                if (way == 1 && !isQuantity) break;
                int move = UnitaryMove.of(!isQuantity ? UnitaryMove.Kind.SPECIAL : way == 0 ? UnitaryMove.Kind.UP : UnitaryMove.Kind.DOWN, card);
                if (!UnitaryMove.isAllowed(units, move)) continue;
                int after = UnitaryMove.unitsAfter(units, move);
                double value = value(chances[out], after) - danger(after);
                if (value > bestValue) {
                    bestValue = value;
                    best = after;
                }
            }
        }
        return winnerOr(other, best);
    }

    private double value(UnitaryChances own, int units) {
        int index = UnitaryUnits.index(units);
        return own.at(index) - RISK * risk(index);
    }

    private double danger(int units) {
        int quantity = UnitaryCard.quantity(units);
        return quantity == UnitaryCard.NONE || !unknown.mayBeGoal(quantity) ? 0 : unknown.danger(1 << quantity);
    }

    private int winnerOr(int other, int units) {
        for (int i = 0; i < position.sides(); i++) {
            int each = position.side(other + i);
            if (UnitaryCard.units(deal.goal(each)) == units) return each == side ? WON : LOST;
        }
        return units;
    }

    /** What it took so far. */
    int nodes() {
        return nodes;
    }
}
