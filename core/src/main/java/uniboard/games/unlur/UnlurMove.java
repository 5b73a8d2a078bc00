package uniboard.games.unlur;

import uniboard.game.WholeNumber;

/**
 * A move in an {@code int}: bits 0–4 the column, bits 5–9 the row of the cell that gets a stone, both from 0; or {@link #PASS}. The same
 * on boards of every size.
 */
public final class UnlurMove {
    public static final int PASS = 1 << 10;
    /** What {@link #PASS} is called in texts. */
    public static final String PASS_TEXT = "pass";

    private UnlurMove() {
    }

    public static int of(int row, int column) {
        return row << 5 | column;
    }

    static int of(UnlurBoard board, int cell) {
        return of(board.row(cell), board.column(cell));
    }

    public static int row(int move) {
        return move >>> 5 & 31;
    }

    public static int column(int move) {
        return move & 31;
    }

    /** The cell that gets a stone, or -1 if the board has no such cell. */
    static int cell(UnlurBoard board, int move) {
        return board.cell(row(move), column(move));
    }

    public static boolean isPass(int move) {
        return move == PASS;
    }

    /** Such as {@code e4} or {@code pass}. */
    public static String text(int move) {
        return isPass(move) ? PASS_TEXT : UnlurBoard.name(row(move), column(move));
    }

    /** The move of that {@link #text} on some board, or -1. */
    public static int read(String text) {
        if (text.equals(PASS_TEXT)) return PASS;
        if (text.isEmpty()) return -1;
        int row = text.charAt(0) - 'a';
        int number = WholeNumber.read(text.substring(1), 1, UnlurBoard.MOST_ROWS);
        return row >= 0 && row < UnlurBoard.MOST_ROWS && number != WholeNumber.NONE ? of(row, number - 1) : -1;
    }
}
