package uniboard.games.unlur;

/**
 * The cells of a hexagonal board and who their neighbours are. Rows are lettered from the top, cells numbered from 1 at the left of each
 * row. Immutable; one a size.
 */
public final class UnlurBoard {
    public static final int SMALLEST = 2;
    public static final int LARGEST = 13;
    /** Rows of the largest board, and cells of its longest row. */
    static final int MOST_ROWS = 2 * LARGEST - 1;
    /** Neighbours of a cell, those off the board included: clockwise from the one at the upper right. */
    public static final int DIRECTIONS = 6;

    private static final UnlurBoard[] BOARDS = new UnlurBoard[LARGEST + 1];

    static {
        for (int size = SMALLEST; size <= LARGEST; size++) BOARDS[size] = new UnlurBoard(size);
    }

    private final int size;
    private final int rows;
    private final int cells;
    private final int innerCells;
    private final int[] rowStarts;
    private final int[] rowOf;
    private final int[] sides;
    private final int[] neighbours;

    private UnlurBoard(int size) {
        this.size = size;
        rows = 2 * size - 1;
        cells = 3 * size * (size - 1) + 1;
        innerCells = 3 * (size - 1) * (size - 2) + 1;
        rowStarts = new int[rows + 1];
        for (int row = 0; row < rows; row++) rowStarts[row + 1] = rowStarts[row] + rowLength(row);
        rowOf = new int[cells];
        sides = new int[cells];
        neighbours = new int[cells * DIRECTIONS];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < rowLength(row); column++) prepare(row, column);
        }
    }

    private void prepare(int row, int column) {
        int cell = rowStarts[row] + column;
        rowOf[cell] = row;
        sides[cell] = sidesOf(row, column);
        // Towards the middle row, rows grow by one cell; the neighbour at the left has this cell's column or the one before.
        int above = row < size ? column - 1 : column;
        int below = row < size - 1 ? column : column - 1;
        int at = cell * DIRECTIONS;
        neighbours[at] = cellOrNone(row - 1, above + 1);
        neighbours[at + 1] = cellOrNone(row, column + 1);
        neighbours[at + 2] = cellOrNone(row + 1, below + 1);
        neighbours[at + 3] = cellOrNone(row + 1, below);
        neighbours[at + 4] = cellOrNone(row, column - 1);
        neighbours[at + 5] = cellOrNone(row - 1, above);
    }

    private int sidesOf(int row, int column) {
        int touched = 0;
        if (row == 0) touched |= UnlurSides.TOP;
        if (row == rows - 1) touched |= UnlurSides.BOTTOM;
        if (column == rowLength(row) - 1) {
            if (row <= size - 1) touched |= UnlurSides.UPPER_RIGHT;
            if (row >= size - 1) touched |= UnlurSides.LOWER_RIGHT;
        }
        if (column == 0) {
            if (row <= size - 1) touched |= UnlurSides.UPPER_LEFT;
            if (row >= size - 1) touched |= UnlurSides.LOWER_LEFT;
        }
        return touched;
    }

    private int cellOrNone(int row, int column) {
        int cell = cell(row, column);
        return cell >= 0 ? cell : cells;
    }

    /** @param size cells a side, from {@link #SMALLEST} to {@link #LARGEST} */
    public static UnlurBoard of(int size) {
        return BOARDS[size];
    }

    /** Cells a side. */
    public int size() {
        return size;
    }

    public int cells() {
        return cells;
    }

    /** How many cells touch no side. */
    public int innerCells() {
        return innerCells;
    }

    public int rows() {
        return rows;
    }

    /** @param row from 0, the top one */
    public int rowLength(int row) {
        return row < size ? size + row : 3 * size - 2 - row;
    }

    /** From 0, the top one. */
    public int row(int cell) {
        return rowOf[cell];
    }

    /** From 0, at the left of the cell's row. */
    public int column(int cell) {
        return cell - rowStarts[rowOf[cell]];
    }

    /** The cell there, or -1 if there is none. */
    public int cell(int row, int column) {
        if (row < 0 || row >= rows || column < 0 || column >= rowLength(row)) return -1;
        return rowStarts[row] + column;
    }

    /** The set of sides that the cell touches, as {@link UnlurSides} packs it. */
    public int sides(int cell) {
        return sides[cell];
    }

    /** Whether the cell touches no side. */
    public boolean isInner(int cell) {
        return sides[cell] == 0;
    }

    /**
     * The cell next to a cell.
     *
     * @param direction from 0: upper right, right, lower right, lower left, left, upper left
     * @return {@link #cells} if that is off the board
     */
    public int neighbour(int cell, int direction) {
        return neighbours[cell * DIRECTIONS + direction];
    }

    /** All of {@link #neighbour}, cell by cell, for code that can't afford the calls. Not to be changed. */
    int[] neighbours() {
        return neighbours;
    }

    /** Such as {@code e4}. */
    public String name(int cell) {
        return name(row(cell), column(cell));
    }

    /** The name of such a cell on boards of every size. */
    static String name(int row, int column) {
        return String.valueOf((char) ('a' + row)) + (column + 1);
    }
}
