package uniboard.games.unikat;

import uniboard.game.HashWord;

/**
 * The hash of a position: the exclusive or of a word for every fact that it is made of. The order of laying and the order of cards in
 * racks and on the display make no difference to play, that of the bag does.
 */
final class UnikatHash {
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

    /** @param half {@link HashWord#HIGH} or {@link HashWord#LOW} */
    static int of(UnikatPosition position, int half) {
        int hash = table(position.current().table(), half) ^ bag(position, half) ^ turn(position.current(), half);
        hash ^= HashWord.of(RANDOM, position.random(), half);
        hash ^= HashWord.of(MATCH, (position.rounds() << 4 | position.round()) << 2 | position.starter(), half);
        for (int i = 0; i < position.displaySize(); i++) hash ^= HashWord.of(DISPLAY, position.displayCard(i), half);
        for (int seat = 0; seat < position.seats(); seat++) {
            hash ^= HashWord.of(PENALTIES + seat, position.penalties(seat), half);
            for (int i = 0; i < position.rackSize(seat); i++) hash ^= HashWord.of(RACKS + seat, position.rackCard(seat, i), half);
        }
        return hash;
    }

    private static int table(UnikatTable table, int half) {
        int hash = 0;
        for (int i = 0; i < table.count(); i++) hash ^= HashWord.of(TABLE, table.laidCell(i) << 7 | table.laidCard(i), half);
        return hash;
    }

    private static int bag(UnikatPosition position, int half) {
        int hash = 0;
        for (int i = 0; i < position.bagSize(); i++) hash ^= HashWord.of(BAG, i << 7 | position.bagCard(i), half);
        return hash;
    }

    private static int turn(UnikatRound round, int half) {
        int turn = (round.seat() << 3 | round.phase().ordinal()) << 2 | round.extra().ordinal();
        return HashWord.of(TURN, turn << 5 | round.idle(), half) ^ HashWord.of(LAST, round.last(), half);
    }
}
