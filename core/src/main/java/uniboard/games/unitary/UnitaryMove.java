package uniboard.games.unitary;

/**
 * A move in an {@code int}: bits 0–4 the card, bits 5–7 the {@link Kind}. An attempt has {@link #OPEN} for a card not chosen yet, and
 * the kind {@code HOLD} for a card chosen without what to do with it.
 */
public final class UnitaryMove {
    /** {@code UP} and {@code DOWN} play a quantity, {@code SPECIAL} one of the other cards. {@code HOLD} is an attempt only. */
    public enum Kind { UP, DOWN, SPECIAL, DISCARD, END, HOLD }

    /** In place of a card: not chosen yet. */
    public static final int OPEN = 31;
    public static final int END = of(Kind.END, OPEN);

    private static final Kind[] KINDS = Kind.values();
    private static final int CARD_BITS = 5;

    private UnitaryMove() {
    }

    public static int of(Kind kind, int card) {
        return card | kind.ordinal() << CARD_BITS;
    }

    /** @throws ArrayIndexOutOfBoundsException if {@code move} is no move or attempt of Unitary */
    public static Kind kind(int move) {
        return KINDS[move >>> CARD_BITS];
    }

    /** The card played or discarded, or {@link #OPEN}. */
    public static int card(int move) {
        return move & OPEN;
    }

    /** Whether the move plays a card. */
    public static boolean isPlay(int move) {
        return kind(move).ordinal() <= Kind.SPECIAL.ordinal();
    }

    /**
     * The units in play after a card is played. That the card may be played isn't checked.
     *
     * @param units before
     * @param play  a move that plays a card
     */
    public static int unitsAfter(int units, int play) {
        int card = card(play);
        return switch (card) {
            case UnitaryCard.SQUARE -> UnitaryUnits.squared(units);
            case UnitaryCard.SQUARE_ROOT -> UnitaryUnits.root(units);
            case UnitaryCard.CLEAR -> UnitaryUnits.NONE;
            default -> kind(play) == Kind.UP ? UnitaryUnits.product(units, UnitaryCard.units(card))
                : UnitaryUnits.quotient(units, UnitaryCard.units(card));
        };
    }

    /** Whether the units in play let the card be played: a root needs even numbers, and the stacks must hold enough units. */
    public static boolean isAllowed(int units, int play) {
        if (card(play) == UnitaryCard.SQUARE_ROOT) return UnitaryUnits.areEven(units);
        return UnitaryUnits.areWithinLimit(unitsAfter(units, play));
    }
}
