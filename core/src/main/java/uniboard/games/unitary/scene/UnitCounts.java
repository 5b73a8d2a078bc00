package uniboard.games.unitary.scene;

import uniboard.games.unitary.UnitaryUnits;

/** How many units of each kind stand above the line and below it, those that are about to cancel each other included. */
final class UnitCounts {
    private final int[] above = new int[UnitaryUnits.COUNT];
    private final int[] below = new int[UnitaryUnits.COUNT];

    /** Of units in play. */
    static UnitCounts of(int units) {
        UnitCounts counts = new UnitCounts();
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) counts.add(unit, UnitaryUnits.exponent(units, unit));
        return counts;
    }

    /** Of the units of both, none of them cancelled. */
    static UnitCounts together(int units, int others) {
        UnitCounts counts = of(units);
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) counts.add(unit, UnitaryUnits.exponent(others, unit));
        return counts;
    }

    private void add(int unit, int exponent) {
        if (exponent > 0) above[unit] += exponent;
        else below[unit] -= exponent;
    }

    int get(int unit, Side side) {
        return side == Side.ABOVE ? above[unit] : below[unit];
    }

    /** The columns that a kind of unit needs. */
    int columns(int unit) {
        return Math.max(above[unit], below[unit]);
    }

    /** How many pairs of a kind cancel each other. */
    int pairs(int unit) {
        return Math.min(above[unit], below[unit]);
    }
}
