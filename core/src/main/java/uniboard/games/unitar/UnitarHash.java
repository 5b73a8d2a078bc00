package uniboard.games.unitar;

import uniboard.game.Mix32;

/** The hash of a position: every number that it is made of, one after the other. What everyone may know of colours makes no difference. */
final class UnitarHash {
    static final int HIGH = 0x6c078965;
    static final int LOW = 0x2545f491;

    private UnitarHash() {
    }

    /** @param half {@link #HIGH} or {@link #LOW} */
    static int of(UnitarPosition position, int half) {
        int hash = half;
        hash = with((position.round() << 5 | position.fails()) << 2 | position.phase().ordinal(), hash, half);
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) hash = with(position.colour(seat), hash, half);
        for (int seat = 0; seat < position.committed(); seat++) hash = with(position.mark(seat) + 1, hash, half);
        int[] board = new int[UnitarBoard.WORDS];
        position.board().save(board, 0);
        for (int number : board) hash = with(number, hash, half);
        String random = position.random().toString();
        for (int i = 0; i < random.length(); i++) hash = with(random.charAt(i), hash, half);
        return hash;
    }

    private static int with(int number, int hash, int half) {
        return Mix32.of(hash * 31 + number * 0x9e3779b9 ^ half);
    }
}
