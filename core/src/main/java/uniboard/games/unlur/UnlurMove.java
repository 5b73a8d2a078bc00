package uniboard.games.unlur;

/**
 * A move in an {@code int}: bits 0–4 the column, bits 5–9 the row of the cell that gets a stone, both from 0; or {@link #PASS}. The same
 * on boards of every size.
 */
public final class UnlurMove {
    public static final int PASS = 1 << 10;
    /** What {@link #PASS} is called in texts. */
    public static final String PASS_TEXT = "pass";

    /** A row of the largest board, and its rows. */
    static final int MOST_ROWS = 2 * UnlurBoard.LARGEST - 1;

    private UnlurMove() {
    }

    public static int of(int row, int column) {
        return row << 5 | column;
    }

    public static int row(int move) {
        return move >>> 5 & 31;
    }

    public static int column(int move) {
        return move & 31;
    }

    public static boolean isPass(int move) {
        return move == PASS;
    }

    /** Such as {@code e4} or {@code pass}. */
    public static String text(int move) {
        return isPass(move) ? PASS_TEXT : name(row(move), column(move));
    }

    static String name(int row, int column) {
        return String.valueOf((char) ('a' + row)) + (column + 1);
    }

    /** The move of that {@link #text} on some board, or -1. */
    public static int read(String text) {
        if (text.equals(PASS_TEXT)) return PASS;
        if (text.length() < 2 || text.length() > 3) return -1;
        int row = text.charAt(0) - 'a';
        int number = digit(text, 1);
        if (text.length() == 3 && number > 0) number = digit(text, 2) < 0 ? -1 : 10 * number + digit(text, 2);
        else if (text.length() == 3) number = -1;
        return row >= 0 && row < MOST_ROWS && number >= 1 && number <= MOST_ROWS ? of(row, number - 1) : -1;
    }

    private static int digit(String text, int at) {
        char ch = text.charAt(at);
        return ch >= '0' && ch <= '9' ? ch - '0' : -1;
    }
}
