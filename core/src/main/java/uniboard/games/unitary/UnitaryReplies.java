package uniboard.games.unitary;

import uniboard.game.Random32;

/**
 * What the others do up to the seat's own next turn, with cards dealt by chance: anybody who can reach the goal does; else they play one
 * card
 * or none, so that their own chance to win on their next turn is good and the next seat's is bad.
 */
final class UnitaryReplies {
    /** In place of units: the game is over. */
    static final int WON = -1;
    static final int LOST = -2;

    /** How much worse a chance for the next seat is than a chance of one's own on the next turn is good. */
    private static final double RISK = 0.7;
    private static final int MOST_HELD = UnitarySources.MOST_CARDS;

    private final UnitaryPosition position;
    private final UnitaryUnknown unknown;
    private final Random32 random;
    private final int seat;
    private final int side;
    private final UnitaryDeal deal;
    private final UnitarySources sources = new UnitarySources();
    private final UnitarySources ahead = new UnitarySources();

    // Of the seat that replies.
    private int goal;
    private int[] hand;
    /** By the card that the seat loses; at the hand's size: it keeps all. */
    private final UnitaryChances[] chances = new UnitaryChances[MOST_HELD + 1];
    private final int[] kept = new int[MOST_HELD];
    private int best;
    private double bestValue;

    /** How often other seats, with cards dealt by chance, could win from each area. */
    private final int[] wins = new int[UnitaryUnits.AREAS];
    private int winsEverywhere;
    private int tried;
    private int nodes;

    /** @param position whose mover looks ahead; only what that seat can know is looked at */
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
        for (int i = 1; i < position.seats(); i++) take((seat + i) % position.seats());
    }

    /** How likely another side's seat can win from there, from 0 to 1, as far as is learnt. */
    double risk(int area) {
        return tried == 0 ? 0 : (double) (winsEverywhere + wins[area]) / tried;
    }

    /**
     * Deals to the others and lets them play from each of these units.
     *
     * @param areas become the units that come of them, or who won
     */
    void play(int[] areas, int count) {
        deal.deal(random);
        for (int i = 1; i < position.seats(); i++) {
            int other = (seat + i) % position.seats();
            take(other);
            computeChances();
            for (int each = 0; each < count; each++) if (areas[each] >= 0) areas[each] = reply(other, areas[each]);
        }
    }

    private void take(int other) {
        hand = deal.hand(other);
        goal = UnitaryCard.units(deal.goal(position.side(other)));
        sources.find(goal, hand, hand.length, UnitaryCard.NONE);
        nodes += sources.nodes();
        if (position.side(other) == side) return;
        tried++;
        if (sources.isEverywhere()) winsEverywhere++;
        else for (int i = 0; i < sources.count(); i++) wins[sources.area(i)]++;
    }

    private void computeChances() {
        if (mayKeepAll()) computeChances(held());
        for (int i = 0; i < held(); i++) if (isFirstOfItsKind(i)) computeChances(i);
    }

    private void computeChances(int lost) {
        int count = 0;
        for (int i = 0; i < held(); i++) if (i != lost) kept[count++] = hand[i];
        chances[lost].compute(goal, kept, count, unknown.drawn(), ahead);
        nodes += chances[lost].nodes();
    }

    private int held() {
        return Math.min(MOST_HELD, hand.length);
    }

    private boolean mayKeepAll() {
        return held() <= UnitaryPosition.HAND;
    }

    private boolean isFirstOfItsKind(int index) {
        return index == 0 || hand[index - 1] != hand[index];
    }

    private int reply(int other, int units) {
        if (sources.contains(UnitaryUnits.index(units))) return position.side(other) == side ? WON : LOST;
        best = units;
        bestValue = -2;
        if (mayKeepAll()) offer(held(), units);
        for (int i = 0; i < held(); i++) {
            if (!isFirstOfItsKind(i)) continue;
            if (!mayKeepAll()) offer(i, units);
            switch (hand[i]) {
                case UnitaryCard.CLEAR -> offerPlay(i, UnitaryUnits.NONE);
                case UnitaryCard.SQUARE -> offerPlay(i, UnitaryUnits.squared(units));
                case UnitaryCard.SQUARE_ROOT -> {
                    if (UnitaryUnits.areEven(units)) offerPlay(i, UnitaryUnits.root(units));
                }
                default -> {
                    offerPlay(i, UnitaryUnits.product(units, UnitaryCard.units(hand[i])));
                    offerPlay(i, UnitaryUnits.quotient(units, UnitaryCard.units(hand[i])));
                }
            }
        }
        return winnerOr(other, best);
    }

    private void offer(int lost, int units) {
        double value = value(lost, units);
        if (value <= bestValue) return;
        bestValue = value;
        best = units;
    }

    private void offerPlay(int lost, int units) {
        if (!UnitaryUnits.areWithinLimit(units)) return;
        double value = value(lost, units);
        if (value > bestValue) value -= unknown.dangerOf(units);
        if (value <= bestValue) return;
        bestValue = value;
        best = units;
    }

    private double value(int lost, int units) {
        int area = UnitaryUnits.index(units);
        return chances[lost].at(area) - RISK * risk(area);
    }

    /** @param units left by a seat that couldn't reach its own goal */
    private int winnerOr(int other, int units) {
        for (int i = 1; i < position.sides(); i++) {
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
