package uniboard.games.unitar;

import java.util.List;

/** What can be done with a block, in the order of rank. */
public enum UnitarAction {
    UNITE("+"), ELIMINATE("-"), CLOCKWISE("cw"), ANTICLOCKWISE("ccw"), NORTH("N"), SOUTH("S"), WEST("W"), EAST("E");

    public static final List<UnitarAction> ALL = List.of(values());

    private final String text;

    UnitarAction(String text) {
        this.text = text;
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
