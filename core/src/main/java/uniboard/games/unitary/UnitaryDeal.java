package uniboard.games.unitary;

import java.util.Arrays;
import uniboard.game.Random32;

/** One way in which the cards that the seat to move can't see may lie: what the others hide, hold and draw up to that seat's next turn. */
final class UnitaryDeal {
    private final UnitaryPosition position;
    private final UnitaryUnknown unknown;
    private final int seat;
    private final int[] cards = new int[UnitaryCard.COUNT];
    private final int count;
    private final int[] goals;
    private final int[][] hands;

    /** Looks at nothing that the mover can't know. */
    UnitaryDeal(UnitaryPosition position, UnitaryUnknown unknown) {
        this.position = position;
        this.unknown = unknown;
        seat = position.mover();
        goals = new int[position.sides()];
        goals[position.side(seat)] = position.hidden(position.side(seat));
        hands = new int[position.seats()][];
        for (int other = 0; other < hands.length; other++) hands[other] = new int[other == seat ? 0 : position.handSize(other) + 1];
        int next = 0;
        for (int card = 0; card < UnitaryCard.KINDS; card++) for (int i = 0; i < unknown.count(card); i++) cards[next++] = card;
        count = next;
    }

    /** Deals again. Hands are sorted; each has the card drawn, if there is one. */
    void deal(Random32 random) {
        Arrays.sort(cards, 0, count);
        random.shuffle(cards, count);
        int next = 0;
        for (int side = 0; side < goals.length; side++) if (side != position.side(seat)) goals[side] = takeGoal(next++);
        for (int other = 0; other < hands.length; other++) {
            for (int i = 0; i < hands[other].length - 1; i++) hands[other][i] = cards[next++];
        }
        for (int i = 1; i < hands.length; i++) {
            int[] hand = hands[(seat + i) % hands.length];
            hand[hand.length - 1] = next < count ? cards[next++] : drawFromPile(random);
            Arrays.sort(hand);
        }
    }

    private int takeGoal(int from) {
        int at = from;
        while (!UnitaryCard.isQuantity(cards[at]) || !unknown.mayBeGoal(cards[at])) at++;
        int goal = cards[at];
        cards[at] = cards[from];
        cards[from] = goal;
        return goal;
    }

    /** Once the deck has run out. The pile has a card at least: a hand is drawn from it too seldom for it to matter which ones are left. */
    private int drawFromPile(Random32 random) {
        int size = position.discardSize();
        return size == 0 ? UnitaryCard.CLEAR : position.discardCard(random.below(size));
    }

    /** A quantity. */
    int goal(int side) {
        return goals[side];
    }

    /** The cards with which that other seat begins its turn, sorted. */
    int[] hand(int other) {
        return hands[other];
    }
}
