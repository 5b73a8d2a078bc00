package uniboard.games.unitar;

import uniboard.game.Mix32;
import uniboard.game.Random32;

/** Half of a position's hash: of every number that it is made of, one after the other. */
final class UnitarHash {
    static final int HIGH = 0x6c078965;
    static final int LOW = 0x2545f491;

    private final int half;
    private int hash;

    /** @param half {@link #HIGH} or {@link #LOW} */
    UnitarHash(int half) {
        this.half = half;
        hash = half;
    }

    void add(int number) {
        hash = Mix32.of(hash * 31 + number * 0x9e3779b9 ^ half);
    }

    void add(UnitarBoard board) {
        int[] numbers = new int[UnitarBoard.WORDS];
        board.save(numbers, 0);
        for (int number : numbers) add(number);
    }

    void add(Random32 random) {
        String state = random.toString();
        for (int i = 0; i < state.length(); i++) add(state.charAt(i));
    }

    int value() {
        return hash;
    }
}
