package uniboard.games.unitary;

/**
 * The hash of a position: the exclusive or of a word for every fact that it is made of. The order of cards in hands makes no difference to
 * play, that of the deck and of the discard pile does.
 */
final class UnitaryHash {
    static final int HIGH = 0x2545f491;
    static final int LOW = 0x19880407;

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

    /** @param half {@link #HIGH} or {@link #LOW} */
    static int of(UnitaryPosition position, int half) {
        int turn = (position.turns() << 2 | position.mover()) << 2 | position.phase().ordinal();
        int hash = word(UNITS, position.units(), half) ^ word(TURN, turn << 3 | position.seats(), half) ^ random(position, half);
        for (int side = 0; side < position.sides(); side++) hash ^= word(HIDDEN + side, position.hidden(side), half);
        for (int seat = 0; seat < position.seats(); seat++) hash ^= hand(position, seat, half);
        for (int i = 0; i < position.deckSize(); i++) hash ^= word(DECK, i << 5 | position.deckCard(i), half);
        for (int i = 0; i < position.discardSize(); i++) hash ^= word(DISCARD, i << 5 | position.discardCard(i), half);
        return hash;
    }

    /** A sum within the hand, for two equal cards would cancel each other out. */
    private static int hand(UnitaryPosition position, int seat, int half) {
        int sum = 0;
        for (int i = 0; i < position.handSize(seat); i++) sum += word(HANDS + seat, position.handCard(seat, i), half);
        return sum;
    }

    private static int random(UnitaryPosition position, int half) {
        String state = position.random().toString();
        int hash = 0;
        for (int i = 0; i < state.length(); i++) hash = word(RANDOM, hash ^ state.charAt(i), half);
        return hash;
    }

    /** The finaliser of MurmurHash3 over kind, fact and half. */
    private static int word(int kind, int fact, int half) {
        int z = fact * 0x9e3779b9 ^ half * kind;
        z = (z ^ z >>> 16) * 0x85ebca6b;
        z = (z ^ z >>> 13) * 0xc2b2ae35;
        return z ^ z >>> 16;
    }
}
