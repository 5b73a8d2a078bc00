package uniboard.games.unitary;

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
    public static final int NONE = of(0, 0, 0);

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

    /** Whether the stacks hold enough units. */
    static boolean areWithinLimit(int units) {
        for (int unit = 0; unit < COUNT; unit++) if (Math.abs(exponent(units, unit)) > LIMIT) return false;
        return true;
    }
}
