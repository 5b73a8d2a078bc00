package uniboard.games.unlur;

import static uniboard.game.NotationException.wrong;

import uniboard.game.Position;
import uniboard.game.WholeNumber;

/** Reads one position's text and says precisely what is wrong with a bad one. */
final class UnlurPositionReader {
    /** How the phases are spelt. */
    static final String CONTRACT = "contract";
    static final String PLAY = "play";

    private enum Check { SPELLING, ALL }

    /** More than any row has. */
    private static final int LONGEST_RUN = 99;

    private final UnlurBoard board;
    private final int[] colours;

    private UnlurPositionReader(UnlurBoard board) {
        this.board = board;
        colours = new int[board.cells()];
    }

    static UnlurPosition read(String text) {
        return read(text, Check.ALL);
    }

    /** Doesn't check the stones of a contract. */
    static UnlurPosition readUnfinished(String text) {
        return read(text, Check.SPELLING);
    }

    private static UnlurPosition read(String text, Check check) {
        String[] parts = text.split(" ", -1);
        if (parts.length != 4) throw wrong("unlur.error.parts", text);
        String[] rows = parts[0].split("/", -1);
        UnlurPositionReader reader = new UnlurPositionReader(UnlurBoard.of(size(rows.length)));
        for (int row = 0; row < rows.length; row++) reader.readRow(rows[row], row);
        boolean contract = isContract(parts[1]);
        int mover = seat(parts[2]);
        int black = black(parts[3], contract);
        if (check == Check.ALL && contract) reader.checkContract();
        // No board has a figure that makes Black win and another that makes White win: a line parts any three sides of a Y.
        return new UnlurPosition(reader.board, reader.colours, mover, black);
    }

    private static int size(int rows) {
        if (rows % 2 == 0 || rows < 2 * UnlurBoard.SMALLEST - 1 || rows > UnlurBoard.MOST_ROWS) {
            throw wrong("unlur.error.rows", Integer.toString(rows));
        }
        return (rows + 1) / 2;
    }

    private void readRow(String text, int row) {
        int column = 0;
        int at = 0;
        while (at < text.length()) {
            char ch = text.charAt(at);
            if (ch == 'x' || ch == 'o') {
                if (column < board.rowLength(row)) {
                    colours[board.cell(row, column)] = ch == 'x' ? UnlurPosition.BLACK : UnlurPosition.WHITE;
                }
                column++;
                at++;
            } else {
                int end = at;
                while (end < text.length() && isDigit(text.charAt(end))) end++;
                if (end == at) throw wrong("unlur.error.letter", String.valueOf(ch), text);
                column += run(text.substring(at, end), text);
                at = end;
            }
        }
        if (column != board.rowLength(row)) {
            throw wrong("unlur.error.width", text, Integer.toString(column), Integer.toString(board.rowLength(row)));
        }
    }

    private static boolean isDigit(char ch) {
        return ch >= '0' && ch <= '9';
    }

    /** A number of empty cells. */
    private static int run(String digits, String row) {
        int run = WholeNumber.read(digits, 1, LONGEST_RUN);
        if (run == WholeNumber.NONE) throw wrong("unlur.error.number", digits, row);
        return run;
    }

    private static boolean isContract(String text) {
        return switch (text) {
            case CONTRACT -> true;
            case PLAY -> false;
            default -> throw wrong("unlur.error.phase", text);
        };
    }

    private static int seat(String text) {
        return switch (text) {
            case "1" -> 0;
            case "2" -> 1;
            default -> throw wrong("unlur.error.seat", text);
        };
    }

    private static int black(String text, boolean contract) {
        if (contract != text.equals("-")) throw wrong(contract ? "unlur.error.blackInContract" : "unlur.error.black", text);
        return contract ? Position.NOBODY : seat(text);
    }

    private void checkContract() {
        for (int cell = 0; cell < colours.length; cell++) {
            if (colours[cell] == UnlurPosition.WHITE) throw wrong("unlur.error.whiteInContract", board.name(cell));
            if (colours[cell] == UnlurPosition.BLACK && !board.isInner(cell)) throw wrong("unlur.error.edgeInContract", board.name(cell));
        }
    }
}
