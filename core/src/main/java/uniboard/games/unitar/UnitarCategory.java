package uniboard.games.unitar;

import java.util.List;

/** What intentions are compared by. */
public enum UnitarCategory {
    COLOUR, SYMBOL, ACTION;

    public static final List<UnitarCategory> ALL = List.of(values());

    /** Whether two intentions are marked alike in this category. */
    public boolean agree(int intention, int other) {
        return value(intention) == value(other);
    }

    private int value(int intention) {
        return switch (this) {
            case COLOUR -> UnitarBlock.colour(UnitarMove.block(intention));
            case SYMBOL -> UnitarBlock.symbol(UnitarMove.block(intention));
            default -> UnitarMove.action(intention).ordinal();
        };
    }
}
