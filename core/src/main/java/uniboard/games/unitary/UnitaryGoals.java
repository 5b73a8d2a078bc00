package uniboard.games.unitary;

import uniboard.game.Position;

/** The quantities that the sides hide, and what all seats know of them. */
final class UnitaryGoals {
    private static final int SEATS_OF_TEAMS = 4;
    private static final int TEAMS = 2;

    private final int[] hidden;
    /** Bit {@code q} set: the units were exactly those of quantity {@code q}, and nobody won by it. */
    private int passed;

    /** @param hidden a quantity for each side, or {@link UnitaryCard#NONE} while a position is set up */
    UnitaryGoals(int[] hidden) {
        this.hidden = hidden;
    }

    UnitaryGoals(UnitaryGoals other) {
        hidden = other.hidden.clone();
        passed = other.passed;
    }

    /** How many sides have a hidden card: of four seats two, the partners opposite each other; else each seat is one. */
    static int sides(int seats) {
        return seats == SEATS_OF_TEAMS ? TEAMS : seats;
    }

    int sides() {
        return hidden.length;
    }

    /** The side a seat plays for. */
    int side(int seat) {
        return seat % hidden.length;
    }

    int hidden(int side) {
        return hidden[side];
    }

    private boolean isMissing(int side) {
        return hidden[side] == UnitaryCard.NONE;
    }

    void replaceHidden(int side, int quantity) {
        hidden[side] = quantity;
    }

    /** The side that hides a quantity of these units, of several the first clockwise from the seat; or {@link Position#NOBODY}. */
    int matched(int units, int seat) {
        for (int i = 0; i < hidden.length; i++) {
            int side = side(seat + i);
            if (!isMissing(side) && UnitaryCard.units(hidden[side]) == units) return side;
        }
        return Position.NOBODY;
    }

    /** The side that has won, or {@link Position#NOBODY}. */
    int winner(UnitaryStanding standing) {
        return standing.phase() == UnitaryPhase.OVER ? matched(standing.units(), standing.seat()) : Position.NOBODY;
    }

    /** Whether the viewer knows the side's hidden card: their own, and all when the game is over. */
    boolean isSeen(int side, int viewer, UnitaryPhase phase) {
        return viewer != Position.NOBODY && side == side(viewer) || phase == UnitaryPhase.OVER;
    }

    boolean isPassed(int quantity) {
        return (passed >>> quantity & 1) != 0;
    }

    /** The units have been in play, and nobody won. */
    void pass(int units) {
        int quantity = UnitaryCard.quantity(units);
        if (quantity != UnitaryCard.NONE) passed |= 1 << quantity;
    }

    /** What was passed stays so. */
    void remember(UnitaryGoals before) {
        passed |= before.passed;
    }

    /** All that were passed, to go back to. */
    int passed() {
        return passed;
    }

    void undoPass(int passedBefore) {
        passed = passedBefore;
    }
}
