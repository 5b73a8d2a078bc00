package uniboard.games.unikat;

import uniboard.game.HashWord;
import uniboard.game.Random32;

/**
 * The hash of a position: the exclusive or of a word for every fact that it is made of. The order of laying and the order of cards in
 * racks and on the display make no difference to play, that of the bag does.
 */
final class UnikatHash {
    /** Facts by their kind, which keeps equal numbers apart. */
    private static final int RACKS = 1;
    private static final int DISPLAY = RACKS + UnikatHoldings.MOST_SEATS;
    private static final int TABLE = DISPLAY + 1;
    private static final int BAG = TABLE + 1;
    private static final int PENALTIES = BAG + 1;
    private static final int TURN = PENALTIES + UnikatHoldings.MOST_SEATS;
    private static final int LAST = TURN + 1;
    private static final int MATCH = LAST + 1;
    private static final int RANDOM = MATCH + 1;

    private UnikatHash() {
    }

    /** @param half like that of the others {@link HashWord#HIGH} or {@link HashWord#LOW} */
    static int of(UnikatRound round, int half) {
        return of(round.table(), half) ^ of(round.holdings(), half) ^ turn(round, half);
    }

    private static int of(UnikatTable table, int half) {
        int hash = 0;
        for (int i = 0; i < table.count(); i++) hash ^= HashWord.of(TABLE, table.laidCell(i) << 7 | table.laidCard(i), half);
        return hash;
    }

    private static int of(UnikatHoldings holdings, int half) {
        int hash = 0;
        for (int seat = 0; seat < holdings.seats(); seat++) {
            for (int i = 0; i < holdings.rackSize(seat); i++) hash ^= HashWord.of(RACKS + seat, holdings.rackCard(seat, i), half);
        }
        for (int i = 0; i < holdings.displaySize(); i++) hash ^= HashWord.of(DISPLAY, holdings.displayCard(i), half);
        for (int i = 0; i < holdings.bagSize(); i++) hash ^= HashWord.of(BAG, i << 7 | holdings.bagCard(i), half);
        return hash;
    }

    private static int turn(UnikatRound round, int half) {
        int turn = (round.seat() << 3 | round.phase().ordinal()) << 2 | round.extra().ordinal();
        return HashWord.of(TURN, turn << 6 | round.idle(), half) ^ HashWord.of(LAST, round.last(), half);
    }

    /** How the match stands. */
    static int of(int rounds, int round, int starter, int[] penalties, int half) {
        int hash = HashWord.of(MATCH, (rounds << 4 | round) << 2 | starter, half);
        for (int seat = 0; seat < penalties.length; seat++) hash ^= HashWord.of(PENALTIES + seat, penalties[seat], half);
        return hash;
    }

    static int of(Random32 random, int half) {
        return HashWord.of(RANDOM, random, half);
    }
}
