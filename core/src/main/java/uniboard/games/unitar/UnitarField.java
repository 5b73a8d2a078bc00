package uniboard.games.unitar;

import static uniboard.game.NotationException.wrong;

import uniboard.game.WholeNumber;

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

    /** As positions spell it, such as {@code -3.4}. */
    public static String text(int field) {
        return x(field) + "." + y(field);
    }

    /** @throws uniboard.game.NotationException if the text isn't a field's */
    static int read(String text) {
        int field = named(text);
        if (field == NONE) throw wrong("unitar.error.cell", text);
        return field;
    }

    /** @return {@link #NONE} if the text is no field's */
    static int named(String text) {
        int dot = text.indexOf('.');
        int x = dot < 0 ? WholeNumber.NONE : WholeNumber.read(text.substring(0, dot), -REACH, REACH);
        int y = dot < 0 ? WholeNumber.NONE : WholeNumber.read(text.substring(dot + 1), -REACH, REACH);
        return x == WholeNumber.NONE || y == WholeNumber.NONE || !contains(x, y) ? NONE : of(x, y);
    }

    /** Rows plus columns between two fields. */
    public static int distance(int field, int other) {
        return Math.abs(x(field) - x(other)) + Math.abs(y(field) - y(other));
    }
}
