package uniboard.games.unikat;

/**
 * The hash of a position: the exclusive or of a word for every fact that it is made of. The order of laying and the order of cards in
 * racks and on the display make no difference to play, that of the bag does.
 */
final class UnikatHash {
    static final int HIGH = 0x2545f491;
    static final int LOW = 0x19880407;

    /** Facts by their kind, which keeps equal numbers apart. */
    private static final int RACKS = 1;
    private static final int DISPLAY = RACKS + UnikatPosition.MOST_SEATS;
    private static final int TABLE = DISPLAY + 1;
    private static final int BAG = TABLE + 1;
    private static final int PENALTIES = BAG + 1;
    private static final int TURN = PENALTIES + UnikatPosition.MOST_SEATS;
    private static final int LAST = TURN + 1;
    private static final int MATCH = LAST + 1;
    private static final int RANDOM = MATCH + 1;

    private UnikatHash() {
    }

    /** @param half {@link #HIGH} or {@link #LOW} */
    static int of(UnikatPosition position, int half) {
        int hash = table(position.current().table(), half) ^ bag(position, half) ^ turn(position.current(), half) ^ random(position, half);
        hash ^= word(MATCH, (position.rounds() << 4 | position.round()) << 2 | position.starter(), half);
        for (int i = 0; i < position.displaySize(); i++) hash ^= word(DISPLAY, position.displayCard(i), half);
        for (int seat = 0; seat < position.seats(); seat++) {
            hash ^= word(PENALTIES + seat, position.penalties(seat), half);
            for (int i = 0; i < position.rackSize(seat); i++) hash ^= word(RACKS + seat, position.rackCard(seat, i), half);
        }
        return hash;
    }

    private static int table(UnikatTable table, int half) {
        int hash = 0;
        for (int i = 0; i < table.count(); i++) hash ^= word(TABLE, table.laidCell(i) << 7 | table.laidCard(i), half);
        return hash;
    }

    private static int bag(UnikatPosition position, int half) {
        int hash = 0;
        for (int i = 0; i < position.bagSize(); i++) hash ^= word(BAG, i << 7 | position.bagCard(i), half);
        return hash;
    }

    private static int turn(UnikatRound round, int half) {
        int turn = (round.seat() << 3 | round.phase().ordinal()) << 2 | round.extra().ordinal();
        return word(TURN, turn << 5 | round.idle(), half) ^ word(LAST, round.last(), half);
    }

    private static int random(UnikatPosition position, int half) {
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
