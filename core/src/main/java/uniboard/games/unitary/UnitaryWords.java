package uniboard.games.unitary;

import uniboard.game.Message;

/** Cards, units, seats and sides in words. */
public final class UnitaryWords {
    private static final String[] SYMBOLS = {"kg", "m", "s"};
    private static final String[] RAISED = {"", "", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    private static final String RAISED_ONE = "¹";
    private static final String RAISED_ZERO = "⁰";
    private static final String[] SEATS = {"side.blue", "side.red", "side.yellow", "side.purple"};

    private UnitaryWords() {
    }

    public static Message card(int card) {
        return Message.of("unitary.card." + UnitaryCard.key(card));
    }

    static String symbol(int unit) {
        return SYMBOLS[unit];
    }

    /** Units as they are written, such as kg·m²/s²: an empty text for none. */
    public static String formula(int units) {
        String above = factors(units, 1);
        String below = factors(units, -1);
        if (below.isEmpty()) return above;
        if (below.indexOf('·') >= 0) below = '(' + below + ')';
        return (above.isEmpty() ? "1" : above) + '/' + below;
    }

    private static String factors(int units, int sign) {
        StringBuilder out = new StringBuilder();
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) {
            int exponent = sign * UnitaryUnits.exponent(units, unit);
            if (exponent <= 0) continue;
            if (out.length() > 0) out.append('·');
            out.append(SYMBOLS[unit]).append(raised(exponent));
        }
        return out.toString();
    }

    private static String raised(int exponent) {
        return exponent < 10 ? RAISED[exponent] : digit(exponent / 10) + digit(exponent % 10);
    }

    private static String digit(int value) {
        return value == 0 ? RAISED_ZERO : value == 1 ? RAISED_ONE : RAISED[value];
    }

    /** Units with the quantity that has them, if there is one. */
    public static Message units(int units) {
        if (units == UnitaryUnits.NONE) return Message.of("unitary.units.none");
        int quantity = UnitaryCard.quantity(units);
        if (quantity == UnitaryCard.NONE) return Message.of("unitary.units.unnamed", formula(units));
        return Message.of("unitary.units.quantity", formula(units), card(quantity));
    }

    static Message seat(int seat) {
        return Message.of(SEATS[seat]);
    }

    /** The seats that win together. */
    static Message side(UnitaryPosition position, int side) {
        boolean isTeam = position.sides() < position.seats();
        return isTeam ? Message.of("unitary.team", seat(side), seat(side + position.sides())) : seat(side);
    }
}
