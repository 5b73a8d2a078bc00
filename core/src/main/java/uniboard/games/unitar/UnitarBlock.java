package uniboard.games.unitar;

/** The six blocks, two of each colour, in the order in which notation lists them. */
public final class UnitarBlock {
    public static final int YELLOW_UNI = 0;
    public static final int YELLOW_TAR = 1;
    public static final int RED_UNI = 2;
    public static final int RED_TAR = 3;
    public static final int BLUE_UNI = 4;
    public static final int BLUE_TAR = 5;
    public static final int COUNT = 6;
    public static final int NONE = -1;

    /** Symbols. */
    public static final int UNI = 0;
    public static final int TAR = 1;
    public static final int SYMBOLS = 2;

    private static final String[] SYMBOL_TEXTS = {"uni", "tar"};
    private static final String[] NAMES = {"YU", "YT", "RU", "RT", "BU", "BT"};
    /** Stones around the captain: x to the east, y to the north, two numbers a stone. */
    private static final int[][] SHAPES = {
        {-1, 1, -1, 0, 0, 0, 1, 0, 1, -1},
        {-1, 0, 0, 0, 1, 0, 0, 1, 0, -1, 1, 1},
        {-1, 0, 0, 0, 1, 0, 0, 1},
        {-1, 1, -1, 0, -1, -1, 0, 0, 1, 1, 1, 0, 1, -1},
        {-1, 0, 0, 0, 1, 0},
        {-1, 1, 0, 1, -1, 0, 0, 0, 1, 0, -1, -1, 0, -1, 1, -1},
    };

    private UnitarBlock() {
    }

    /** @param symbol {@link #UNI} or {@link #TAR} */
    public static int of(int colour, int symbol) {
        return colour * SYMBOLS + symbol;
    }

    public static int colour(int block) {
        return block / SYMBOLS;
    }

    /** {@link #UNI} or {@link #TAR}. */
    public static int symbol(int block) {
        return block % SYMBOLS;
    }

    /** Stones at the start, from 3 to 8: no two blocks have equally many. */
    public static int size(int block) {
        return SHAPES[block].length / 2;
    }

    /**
     * How far east of the captain a stone begins.
     *
     * @param stone from 0
     */
    public static int east(int block, int stone) {
        return SHAPES[block][2 * stone];
    }

    /**
     * How far north of the captain a stone begins.
     *
     * @param stone from 0
     */
    public static int north(int block, int stone) {
        return SHAPES[block][2 * stone + 1];
    }

    /** As positions spell it, such as {@code YU}. */
    public static String text(int block) {
        return NAMES[block];
    }

    /** As intentions spell it: {@code uni} or {@code tar}. */
    public static String symbolText(int symbol) {
        return SYMBOL_TEXTS[symbol];
    }

    /** @return {@link #UNI}, {@link #TAR}, or {@link #NONE} if the text is no symbol's */
    static int symbolNamed(String text) {
        for (int symbol = 0; symbol < SYMBOLS; symbol++) if (SYMBOL_TEXTS[symbol].equals(text)) return symbol;
        return NONE;
    }

    /** @return {@link #NONE} if the text is no block's */
    static int named(String text) {
        for (int block = 0; block < COUNT; block++) if (NAMES[block].equals(text)) return block;
        return NONE;
    }
}
