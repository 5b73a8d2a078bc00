package uniboard.games.unitar;

import java.util.List;

/** What can be done with a block, in the order of rank. */
public enum UnitarAction {
    UNITE("+", 0, 0), ELIMINATE("-", 0, 0), CLOCKWISE("cw", 0, 0), ANTICLOCKWISE("ccw", 0, 0),
    NORTH("N", 0, 1), SOUTH("S", 0, -1), WEST("W", -1, 0), EAST("E", 1, 0);

    public static final List<UnitarAction> ALL = List.of(values());

    private final String text;
    private final int east;
    private final int north;

    UnitarAction(String text, int east, int north) {
        this.text = text;
        this.east = east;
        this.north = north;
    }

    /** How many fields to the east it moves a block: from -1 to 1. */
    public int east() {
        return east;
    }

    /** How many fields to the north it moves a block: from -1 to 1. */
    public int north() {
        return north;
    }

    public boolean isTurn() {
        return this == CLOCKWISE || this == ANTICLOCKWISE;
    }

    /** As records spell it. */
    public String text() {
        return text;
    }

    /** @return null if the text is no action's */
    static UnitarAction named(String text) {
        for (UnitarAction action : ALL) if (action.text.equals(text)) return action;
        return null;
    }
}
