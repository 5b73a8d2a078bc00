package uniboard.games.unitary;

import java.util.Arrays;
import uniboard.game.Random32;

/**
 * How a game begins: the shuffled deck, the hidden cards drawn from it, who is first and that seat's first card.
 *
 * @param hidden a quantity for each side
 * @param seat   who begins
 */
record UnitaryFirstDeal(int[] hidden, UnitaryHoldings holdings, int seat) {
    static UnitaryFirstDeal deal(int seats, Random32 random) {
        int[] deck = UnitaryCard.deck();
        random.shuffle(deck, deck.length);
        int[] hidden = new int[UnitaryPosition.sides(seats)];
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
        return new UnitaryFirstDeal(hidden, holdings, seat);
    }

    private static void putFirstLast(int[] cards) {
        int first = cards[0];
        System.arraycopy(cards, 1, cards, 0, cards.length - 1);
        cards[cards.length - 1] = first;
    }
}
