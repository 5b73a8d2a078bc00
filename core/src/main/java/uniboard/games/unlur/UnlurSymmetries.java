package uniboard.games.unlur;

/** The twelve turns and reflections of a board. Lines stay lines and Ys stay Ys under each. */
final class UnlurSymmetries {
    static final int COUNT = 12;

    private final int cells;
    /** Cell by cell where each symmetry but the first, which changes nothing, leads. */
    private final int[][] images = new int[COUNT - 1][];
    /** Those that leave a position as it is. */
    private final int[][] kept = new int[COUNT - 1][];
    private int keptCount;

    UnlurSymmetries(UnlurBoard board) {
        cells = board.cells();
        for (int i = 1; i < COUNT; i++) {
            images[i - 1] = new int[cells];
            for (int cell = 0; cell < cells; cell++) images[i - 1][cell] = image(board, cell, i / 2, i % 2 == 1);
        }
    }

    private static int image(UnlurBoard board, int cell, int turns, boolean reflected) {
        int middle = board.size() - 1;
        // Three coordinates that sum up to 0, each constant along one of the board's directions.
        int z = board.row(cell) - middle;
        int x = board.column(cell) - Math.min(board.row(cell), middle);
        int y = -x - z;
        if (reflected) {
            int swapped = x;
            x = y;
            y = swapped;
        }
        for (int i = 0; i < turns; i++) {
            int first = -z;
            z = -y;
            y = -x;
            x = first;
        }
        int row = z + middle;
        return board.cell(row, x + Math.min(row, middle));
    }

    /**
     * Where a symmetry leads from a cell.
     *
     * @param symmetry below {@link #COUNT}; 0 changes nothing
     */
    int image(int symmetry, int cell) {
        return symmetry == 0 ? cell : images[symmetry - 1][cell];
    }

    /**
     * Finds out which symmetries leave the position as it is.
     *
     * @return whether any does
     */
    boolean keep(int[] colours) {
        keptCount = 0;
        for (int[] image : images) if (keeps(image, colours)) kept[keptCount++] = image;
        return keptCount > 0;
    }

    private boolean keeps(int[] image, int[] colours) {
        for (int cell = 0; cell < cells; cell++) if (colours[cell] != colours[image[cell]]) return false;
        return true;
    }

    /** Whether a symmetry that leaves the position as it is leads from the cell to one of a lower number: one of them is enough to try. */
    boolean repeats(int cell) {
        for (int i = 0; i < keptCount; i++) if (kept[i][cell] < cell) return true;
        return false;
    }
}
