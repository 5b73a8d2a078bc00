package uniboard.games.unikat;

import static uniboard.game.NotationException.wrong;

import uniboard.game.WholeNumber;

/** Cells of the table as indices: x to the right and y upwards, both 0 where the start card lies. */
final class UnikatCell {
    /** No cell. */
    static final int NONE = -1;
    static final int DIRECTIONS = 4;

    /** One cell more than cards reach on every side, so that every laid card has four neighbouring cells. */
    private static final int MARGIN = UnikatMove.REACH + 1;
    private static final int STRIDE = 2 * MARGIN + 1;
    static final int COUNT = STRIDE * STRIDE;
    private static final int[] STEPS = {1, -1, STRIDE, -STRIDE};

    private UnikatCell() {
    }

    static int of(int x, int y) {
        return (y + MARGIN) * STRIDE + x + MARGIN;
    }

    static int x(int cell) {
        return cell % STRIDE - MARGIN;
    }

    static int y(int cell) {
        return cell / STRIDE - MARGIN;
    }

    /** The cell beside another: to the right, to the left, above, below. */
    static int beside(int cell, int direction) {
        return cell + STEPS[direction];
    }

    static boolean areBeside(int cell, int other) {
        int step = cell - other;
        return step == 1 || step == -1 || step == STRIDE || step == -STRIDE;
    }

    /** As notation spells it, such as {@code -1,0}. */
    static String text(int x, int y) {
        return x + "," + y;
    }

    /** The cell of that {@link #text} that a card may lie on, or {@link #NONE}. */
    static int named(String text) {
        int comma = text.indexOf(',');
        if (comma < 0) return NONE;
        int x = WholeNumber.read(text.substring(0, comma), -UnikatMove.REACH, UnikatMove.REACH);
        int y = WholeNumber.read(text.substring(comma + 1), -UnikatMove.REACH, UnikatMove.REACH);
        return x == WholeNumber.NONE || y == WholeNumber.NONE ? NONE : of(x, y);
    }

    /** @throws uniboard.game.NotationException if no card may lie on a cell of that text */
    static int read(String text) {
        int cell = named(text);
        if (cell == NONE) throw wrong("unikat.error.cell", text);
        return cell;
    }
}
