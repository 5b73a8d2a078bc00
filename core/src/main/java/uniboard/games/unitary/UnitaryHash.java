package uniboard.games.unitary;

import uniboard.game.HashWord;

/**
 * The hash of a position: the exclusive or of a word for every fact that it is made of. The order of cards in hands makes no difference to
 * play, that of the deck and of the discard pile does.
 */
final class UnitaryHash {
    /** Facts by their kind, which keeps equal numbers apart. */
    private static final int HANDS = 1;
    private static final int HIDDEN = HANDS + UnitaryPosition.MOST_SEATS;
    private static final int DECK = HIDDEN + UnitaryPosition.MOST_SEATS;
    private static final int DISCARD = DECK + 1;
    private static final int UNITS = DISCARD + 1;
    private static final int TURN = UNITS + 1;
    private static final int RANDOM = TURN + 1;

    private UnitaryHash() {
    }

    /** @param half {@link HashWord#HIGH} or {@link HashWord#LOW} */
    static int of(UnitaryPosition position, int half) {
        int turn = (position.turns() << 2 | position.mover()) << 2 | position.phase().ordinal();
        int hash = HashWord.of(UNITS, position.units(), half) ^ HashWord.of(TURN, turn << 3 | position.seats(), half);
        hash ^= HashWord.of(RANDOM, position.random(), half);
        for (int side = 0; side < position.sides(); side++) hash ^= HashWord.of(HIDDEN + side, position.hidden(side), half);
        for (int seat = 0; seat < position.seats(); seat++) hash ^= hand(position, seat, half);
        for (int i = 0; i < position.deckSize(); i++) hash ^= HashWord.of(DECK, i << 5 | position.deckCard(i), half);
        for (int i = 0; i < position.discardSize(); i++) hash ^= HashWord.of(DISCARD, i << 5 | position.discardCard(i), half);
        return hash;
    }

    /** A sum within the hand, for two equal cards would cancel each other out. */
    private static int hand(UnitaryPosition position, int seat, int half) {
        int sum = 0;
        for (int i = 0; i < position.handSize(seat); i++) sum += HashWord.of(HANDS + seat, position.handCard(seat, i), half);
        return sum;
    }
}
