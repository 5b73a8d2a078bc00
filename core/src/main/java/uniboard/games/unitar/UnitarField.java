package uniboard.games.unitar;

/**
 * The 109 fields, x from -5 in the west to 5 in the east, y from -5 in the south to 5 in the north, without the corners: |x| + |y| is 8 at
 * most. A field's number grows from north to south, in a row from west to east.
 */
public final class UnitarField {
    public static final int REACH = 5;
    /** Fields of the longest row, and rows. */
    public static final int SIDE = 2 * REACH + 1;
    private static final int CORNER = 8;
    /** Numbers of fields, from 0; those of the corners are no fields. */
    public static final int NUMBERS = SIDE * SIDE;
    /** No field. */
    public static final int NONE = -1;

    private UnitarField() {
    }

    /** @param x like y from -{@link #REACH} to {@link #REACH} */
    public static int of(int x, int y) {
        return (REACH - y) * SIDE + x + REACH;
    }

    public static int x(int field) {
        return field % SIDE - REACH;
    }

    public static int y(int field) {
        return REACH - field / SIDE;
    }

    /** Whether there is such a field. */
    public static boolean contains(int x, int y) {
        return Math.abs(x) <= REACH && Math.abs(y) <= REACH && Math.abs(x) + Math.abs(y) <= CORNER;
    }

    /** Rows plus columns between two fields. */
    public static int distance(int field, int other) {
        return Math.abs(x(field) - x(other)) + Math.abs(y(field) - y(other));
    }
}
