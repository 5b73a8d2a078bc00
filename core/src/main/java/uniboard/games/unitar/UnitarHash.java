package uniboard.games.unitar;

/** The hash of a position: every number that it is made of, one after the other. What everyone may know of colours makes no difference. */
final class UnitarHash {
    static final int HIGH = 0x6c078965;
    static final int LOW = 0x2545f491;

    private UnitarHash() {
    }

    /** @param half {@link #HIGH} or {@link #LOW} */
    static int of(UnitarPosition position, int half) {
        int hash = half;
        hash = word(hash, (position.round() << 5 | position.fails()) << 2 | position.phase().ordinal(), half);
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) hash = word(hash, position.colour(seat), half);
        for (int seat = 0; seat < position.committed(); seat++) hash = word(hash, position.mark(seat) + 1, half);
        int[] board = new int[UnitarBoard.WORDS];
        position.board().save(board, 0);
        for (int number : board) hash = word(hash, number, half);
        String random = position.random().toString();
        for (int i = 0; i < random.length(); i++) hash = word(hash, random.charAt(i), half);
        return hash;
    }

    /** The finaliser of MurmurHash3 over the hash so far and the next number. */
    private static int word(int hash, int number, int half) {
        int z = hash * 31 + number * 0x9e3779b9 ^ half;
        z = (z ^ z >>> 16) * 0x85ebca6b;
        z = (z ^ z >>> 13) * 0xc2b2ae35;
        return z ^ z >>> 16;
    }
}
