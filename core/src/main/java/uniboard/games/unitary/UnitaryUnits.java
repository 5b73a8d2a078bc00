package uniboard.games.unitary;

import static uniboard.game.NotationException.wrong;

import uniboard.game.WholeNumber;

/**
 * The units in play, cancelled, in an {@code int}: exponents of kg, m and s, those above the fraction line positive. Each has seven bits,
 * kg the highest, with 64 standing for 0, so that adding units is adding numbers.
 */
public final class UnitaryUnits {
    public static final int KG = 0;
    public static final int M = 1;
    public static final int S = 2;
    /** How many different units there are. */
    public static final int COUNT = 3;
    /** The most units of a kind that can stand above the line, or below it. */
    public static final int LIMIT = 18;

    private static final int BITS = 7;
    private static final int ZERO = 1 << BITS - 1;
    public static final int NONE = (ZERO << BITS | ZERO) << BITS | ZERO;

    /** How many numbers of units of a kind there are within the limit. */
    private static final int SPAN = 2 * LIMIT + 1;
    /** How many different units there can be in play. */
    static final int AREAS = SPAN * SPAN * SPAN;
    private static final int FIRST_INDEX = ((ZERO - LIMIT) * SPAN + ZERO - LIMIT) * SPAN + ZERO - LIMIT;

    // Whether kg and s are within the limit is seen by carries into the bits of m between them.
    private static final int MIDDLE = (1 << BITS) - 1 << BITS;
    private static final int OUTER = (1 << BITS) - 1 | (1 << BITS) - 1 << 2 * BITS;
    private static final int CARRIES = 1 << BITS | 1 << 3 * BITS;
    private static final int OUTER_SLACK = ((1 << BITS) - 1 - ZERO - LIMIT) * (1 | 1 << 2 * BITS);
    private static final int OUTER_LEAST = (ZERO - LIMIT) * (1 | 1 << 2 * BITS);
    private static final int M_LEAST = ZERO - LIMIT << BITS;
    private static final int M_MOST = ZERO + LIMIT << BITS;

    private UnitaryUnits() {
    }

    /** @param kg like the others from -2 × {@link #LIMIT} to 2 × {@link #LIMIT} */
    public static int of(int kg, int m, int s) {
        return (ZERO + kg << BITS | ZERO + m) << BITS | ZERO + s;
    }

    /** @param unit {@link #KG}, {@link #M} or {@link #S} */
    public static int exponent(int units, int unit) {
        return (units >>> (S - unit) * BITS & (1 << BITS) - 1) - ZERO;
    }

    static int product(int units, int others) {
        return units + others - NONE;
    }

    static int quotient(int units, int others) {
        return units - others + NONE;
    }

    static int squared(int units) {
        return product(units, units);
    }

    /** Every unit halved; each must occur an even number of times. */
    static int root(int units) {
        return of(exponent(units, KG) / 2, exponent(units, M) / 2, exponent(units, S) / 2);
    }

    /** Whether each unit occurs an even number of times, which holds for none at all. */
    public static boolean areEven(int units) {
        int odd = 1 | 1 << BITS | 1 << 2 * BITS;
        return (units & odd) == 0;
    }

    /** As positions spell it: exponents as {@code kg,m,s}. */
    static String text(int units) {
        return exponent(units, KG) + "," + exponent(units, M) + "," + exponent(units, S);
    }

    /** @throws uniboard.game.NotationException if the text isn't one of units within the limit */
    static int read(String text) {
        String[] parts = text.split(",", -1);
        int[] exponents = new int[COUNT];
        for (int unit = 0; unit < COUNT; unit++) {
            exponents[unit] = parts.length == COUNT ? WholeNumber.read(parts[unit], -LIMIT, LIMIT) : WholeNumber.NONE;
            if (exponents[unit] == WholeNumber.NONE) throw wrong("unitary.error.area", text, Integer.toString(LIMIT));
        }
        return of(exponents[KG], exponents[M], exponents[S]);
    }

    /** How many units are in play. */
    static int total(int units) {
        int total = 0;
        for (int unit = 0; unit < COUNT; unit++) total += Math.abs(exponent(units, unit));
        return total;
    }

    /** Whether the stacks hold enough units. */
    static boolean areWithinLimit(int units) {
        int outer = units & OUTER;
        int m = units & MIDDLE;
        boolean isOuterWithin = (outer + OUTER_SLACK & CARRIES) == 0 && ((outer | CARRIES) - OUTER_LEAST & CARRIES) == CARRIES;
        return isOuterWithin && m >= M_LEAST && m <= M_MOST;
    }

    /** A number from 0 to {@link #AREAS} - 1 for units within the limit, one for each. */
    static int index(int units) {
        int kg = units >>> 2 * BITS;
        int m = units >>> BITS & (1 << BITS) - 1;
        return ((kg * SPAN + m) * SPAN + (units & (1 << BITS) - 1)) - FIRST_INDEX;
    }
}
