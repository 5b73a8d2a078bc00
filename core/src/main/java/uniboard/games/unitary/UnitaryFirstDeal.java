package uniboard.games.unitary;

import java.util.Arrays;
import uniboard.game.Random32;

/**
 * How a game begins: the hidden cards drawn from the shuffled deck, the rest of it, who is first and that seat's first card.
 *
 * @param seat who begins
 */
record UnitaryFirstDeal(UnitaryGoals goals, UnitaryHoldings holdings, int seat) {
    static UnitaryFirstDeal deal(int seats, Random32 random) {
        int[] deck = UnitaryCard.deck();
        random.shuffle(deck, deck.length);
        int[] hidden = new int[UnitaryGoals.sides(seats)];
        for (int side = 0; side < hidden.length; side++) {
            while (!UnitaryCard.isQuantity(deck[0])) {
                putFirstLast(deck);
                random.shuffle(deck, deck.length);
            }
            hidden[side] = deck[0];
            deck = Arrays.copyOfRange(deck, 1, deck.length);
        }
        UnitaryHoldings holdings = new UnitaryHoldings(new int[seats][0], deck, new int[0]);
        int seat = random.below(seats);
        holdings.draw(seat);
        return new UnitaryFirstDeal(new UnitaryGoals(hidden), holdings, seat);
    }

    private static void putFirstLast(int[] cards) {
        int first = cards[0];
        System.arraycopy(cards, 1, cards, 0, cards.length - 1);
        cards[cards.length - 1] = first;
    }
}
