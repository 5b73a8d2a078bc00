package uniboard.games.unlur;

import uniboard.game.Message;

/** Sets of the board's six sides, a bit each, clockwise from the top; and the figures they make. */
public final class UnlurSides {
    public static final int TOP = 1;
    public static final int UPPER_RIGHT = 1 << 1;
    public static final int LOWER_RIGHT = 1 << 2;
    public static final int BOTTOM = 1 << 3;
    public static final int LOWER_LEFT = 1 << 4;
    public static final int UPPER_LEFT = 1 << 5;

    public static final int COUNT = 6;
    public static final int SETS = 1 << COUNT;

    private static final int FIRST_Y = TOP | LOWER_RIGHT | LOWER_LEFT;
    private static final int SECOND_Y = UPPER_RIGHT | BOTTOM | UPPER_LEFT;
    private static final String[] KEYS = {"unlur.side.top", "unlur.side.upperRight", "unlur.side.lowerRight", "unlur.side.bottom",
        "unlur.side.lowerLeft", "unlur.side.upperLeft"};

    private UnlurSides() {
    }

    /** Whether a group that touches these sides is a line: two of them are opposite. */
    public static boolean isLine(int sides) {
        return lineSides(sides) != 0;
    }

    /** Whether a group that touches these sides is a Y: three of them are no neighbours. */
    public static boolean isY(int sides) {
        return ySides(sides) != 0;
    }

    /** Two opposite sides of the set, or 0. */
    static int lineSides(int sides) {
        int first = sides & sides >>> 3;
        return (first & -first) * (1 | BOTTOM);
    }

    /** Three sides of the set no two of which are neighbours, or 0. */
    static int ySides(int sides) {
        if ((sides & FIRST_Y) == FIRST_Y) return FIRST_Y;
        return (sides & SECOND_Y) == SECOND_Y ? SECOND_Y : 0;
    }

    /** The sides' names, clockwise from the top, as one enumeration. At least one. */
    static Message names(int sides) {
        int left = sides & sides - 1;
        Message first = Message.of(KEYS[Integer.numberOfTrailingZeros(sides)]);
        if (left == 0) return first;
        return Message.of((left & left - 1) == 0 ? "unlur.sides.last" : "unlur.sides.more", first, names(left));
    }
}
