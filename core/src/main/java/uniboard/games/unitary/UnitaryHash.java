package uniboard.games.unitary;

import uniboard.game.HashWord;
import uniboard.game.Random32;

/**
 * The hash of a position: the exclusive or of a word for every fact that it is made of. The order of cards in hands makes no difference to
 * play, that of the deck and of the discard pile does.
 */
final class UnitaryHash {
    /** Facts by their kind, which keeps equal numbers apart. */
    private static final int HANDS = 1;
    private static final int HIDDEN = HANDS + UnitaryHoldings.MOST_SEATS;
    private static final int DECK = HIDDEN + UnitaryHoldings.MOST_SEATS;
    private static final int DISCARD = DECK + 1;
    private static final int UNITS = DISCARD + 1;
    private static final int TURN = UNITS + 1;
    private static final int RANDOM = TURN + 1;

    private UnitaryHash() {
    }

    /** @param half {@link HashWord#HIGH} or {@link HashWord#LOW} */
    static int of(UnitaryGoals goals, UnitaryHoldings holdings, UnitaryStanding standing, Random32 random, int half) {
        int turn = (standing.turns() << 2 | standing.seat()) << 2 | standing.phase().ordinal();
        int hash = HashWord.of(UNITS, standing.units(), half) ^ HashWord.of(TURN, turn << 3 | holdings.seats(), half);
        hash ^= HashWord.of(RANDOM, random, half);
        for (int side = 0; side < goals.sides(); side++) hash ^= HashWord.of(HIDDEN + side, goals.hidden(side), half);
        for (int seat = 0; seat < holdings.seats(); seat++) hash ^= hand(holdings, seat, half);
        for (int i = 0; i < holdings.deckSize(); i++) hash ^= HashWord.of(DECK, i << 5 | holdings.deckCard(i), half);
        for (int i = 0; i < holdings.pileSize(); i++) hash ^= HashWord.of(DISCARD, i << 5 | holdings.pileCard(i), half);
        return hash;
    }

    /** A sum within the hand, for two equal cards would cancel each other out. */
    private static int hand(UnitaryHoldings holdings, int seat, int half) {
        int sum = 0;
        for (int i = 0; i < holdings.handSize(seat); i++) sum += HashWord.of(HANDS + seat, holdings.handCard(seat, i), half);
        return sum;
    }
}
