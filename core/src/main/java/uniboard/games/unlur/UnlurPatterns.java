package uniboard.games.unlur;

/**
 * What the six neighbours of a cell are, as one number: {@link #BITS} bits each, from direction 0 on. What playouts ask of them again and
 * again is looked up.
 */
final class UnlurPatterns {
    /** What a neighbour is that isn't on the board; else it is a colour or empty. */
    static final int OFF_BOARD = 3;
    /** Of a direction where there is none. */
    static final int NONE = -1;

    private static final int BITS = 2;
    private static final int ONE = (1 << BITS) - 1;
    static final int COUNT = 1 << BITS * UnlurBoard.DIRECTIONS;

    /** Bits of one direction in {@link #runs}. */
    static final int RUN_BITS = 3;
    static final int RUN = (1 << RUN_BITS) - 1;

    private static final int[][] RUNS = new int[OFF_BOARD][COUNT];
    private static final int[][] SAVING = new int[OFF_BOARD][COUNT];

    static {
        for (int pattern = 0; pattern < COUNT; pattern++) {
            for (int colour = UnlurStones.BLACK; colour <= UnlurStones.WHITE; colour++) {
                RUNS[colour][pattern] = runsIn(pattern, colour);
                SAVING[colour][pattern] = savingIn(pattern, colour);
            }
        }
    }

    private UnlurPatterns() {
    }

    private static int runsIn(int pattern, int colour) {
        int runs = 0;
        for (int i = UnlurBoard.DIRECTIONS - 1; i >= 0; i--) {
            // All around the cell there is one run without a beginning.
            boolean begins = neighbour(pattern, i + UnlurBoard.DIRECTIONS - 1) != colour || i == 0 && runs == 0;
            if (neighbour(pattern, i) == colour && begins) runs = runs << RUN_BITS | i + 1;
        }
        return runs;
    }

    private static int savingIn(int pattern, int colour) {
        for (int i = 0; i < UnlurBoard.DIRECTIONS; i++) {
            int between = i + UnlurBoard.DIRECTIONS - 1;
            boolean cut = joins(neighbour(pattern, between - 1), neighbour(pattern, i), colour);
            if (cut && neighbour(pattern, between) == UnlurStones.EMPTY) return between % UnlurBoard.DIRECTIONS;
        }
        return NONE;
    }

    private static boolean joins(int one, int other, int colour) {
        return one == colour && (other == colour || other == OFF_BOARD) || one == OFF_BOARD && other == colour;
    }

    /** What is in a direction, which may be counted on beyond the last. */
    private static int neighbour(int pattern, int direction) {
        return pattern >> BITS * (direction % UnlurBoard.DIRECTIONS) & ONE;
    }

    /** What a neighbour in a direction means in a pattern. */
    static int part(int neighbour, int direction) {
        return neighbour << BITS * direction;
    }

    /** The pattern turned by one direction clockwise. */
    static int turned(int pattern) {
        int turned = pattern << BITS;
        return turned & COUNT - 1 | turned >> BITS * UnlurBoard.DIRECTIONS;
    }

    /**
     * Of each pattern, where runs of a colour's stones begin, which are of one group each: for each run {@link #RUN_BITS} bits, one more
     * than a direction; then 0. Not to be changed.
     */
    static int[] runs(int colour) {
        return RUNS[colour];
    }

    /**
     * Of each pattern around an opponent's stone, the direction of an empty cell between two of the colour's stones, or one and the edge:
     * there they can be kept connected; or else {@link #NONE}. Not to be changed.
     */
    static int[] saving(int colour) {
        return SAVING[colour];
    }
}
