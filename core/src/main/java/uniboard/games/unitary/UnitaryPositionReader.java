package uniboard.games.unitary;

import static uniboard.game.NotationException.wrong;
import static uniboard.games.unitary.UnitaryNotation.NONE;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.FieldReader;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.WholeNumber;

/**
 * Reads one position's text and says precisely what is wrong with a bad one. Hands of any size are read: positions made by hand may need
 * more cards in them than play leaves there.
 */
final class UnitaryPositionReader {
    private static final String[] KEYS = {"seats", "area", "hidden", "hands", "deck", "discard", "seat", "phase", "turns", "rng"};

    private final FieldReader fields;
    private final int[] met = new int[UnitaryCard.KINDS];

    UnitaryPositionReader(String text) {
        fields = new FieldReader(text, KEYS);
    }

    /** @throws uniboard.game.NotationException if the text isn't one that {@link UnitaryNotation#positionText} writes */
    UnitaryPosition read() {
        int seats = fields.number(UnitaryPosition.FEWEST_SEATS, UnitaryPosition.MOST_SEATS);
        int units = area(fields.value());
        int[] hidden = hidden(fields.value(), UnitaryPosition.sides(seats));
        UnitaryHoldings holdings = new UnitaryHoldings(hands(fields.value(), seats), cards(fields.value()), cards(fields.value()));
        checkAllMet();
        int seat = fields.number(1, seats) - 1;
        UnitaryPhase phase = phase(fields.value());
        int turns = fields.number(0, UnitaryPosition.MOST_TURNS);
        UnitaryPosition position = new UnitaryPosition(units, hidden, holdings, seat, phase, turns, Random32.read(fields.value()));
        check(position);
        return position;
    }

    private static int area(String value) {
        List<String> parts = split(value, ',');
        int[] exponents = new int[UnitaryUnits.COUNT];
        for (int unit = 0; unit < exponents.length; unit++) {
            exponents[unit] = parts.size() != exponents.length ? WholeNumber.NONE
                : WholeNumber.read(parts.get(unit), -UnitaryUnits.LIMIT, UnitaryUnits.LIMIT);
            if (exponents[unit] == WholeNumber.NONE) throw wrong("unitary.error.area", value, Integer.toString(UnitaryUnits.LIMIT));
        }
        return UnitaryUnits.of(exponents[UnitaryUnits.KG], exponents[UnitaryUnits.M], exponents[UnitaryUnits.S]);
    }

    private static List<String> split(String value, char at) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int end = value.indexOf(at); end >= 0; end = value.indexOf(at, from)) {
            parts.add(value.substring(from, end));
            from = end + 1;
        }
        parts.add(value.substring(from));
        return parts;
    }

    private int[] hidden(String value, int sides) {
        List<String> parts = parts(value, sides);
        int[] hidden = new int[sides];
        for (int side = 0; side < sides; side++) {
            hidden[side] = card(parts.get(side));
            if (!UnitaryCard.isQuantity(hidden[side])) throw wrong("unitary.error.hiddenSpecial", parts.get(side));
        }
        return hidden;
    }

    private int[][] hands(String value, int seats) {
        List<String> parts = parts(value, seats);
        int[][] hands = new int[seats][];
        for (int seat = 0; seat < seats; seat++) hands[seat] = cards(parts.get(seat));
        return hands;
    }

    private List<String> parts(String value, int count) {
        List<String> parts = split(value, '/');
        if (parts.size() == count) return parts;
        throw wrong("unitary.error.parts", fields.key(), value, Integer.toString(count), Integer.toString(parts.size()));
    }

    private int[] cards(String value) {
        if (value.equals(NONE)) return new int[0];
        List<String> names = split(value, ',');
        int[] cards = new int[names.size()];
        for (int i = 0; i < cards.length; i++) cards[i] = card(names.get(i));
        return cards;
    }

    private int card(String name) {
        int card = UnitaryNotation.card(name);
        int copies = UnitaryCard.copies(card);
        if (++met[card] > copies) throw wrong("unitary.error.cardTooOften", name, Integer.toString(copies));
        return card;
    }

    private void checkAllMet() {
        for (int card = 0; card < UnitaryCard.KINDS; card++) {
            int copies = UnitaryCard.copies(card);
            if (met[card] == copies) continue;
            throw wrong("unitary.error.cardMissing", UnitaryCard.name(card), Integer.toString(copies), Integer.toString(met[card]));
        }
    }

    private static UnitaryPhase phase(String value) {
        for (UnitaryPhase phase : UnitaryPhase.values()) if (phase.text().equals(value)) return phase;
        throw wrong("unitary.error.phase", value);
    }

    private static void check(UnitaryPosition position) {
        boolean isMatched = position.matched() != Position.NOBODY;
        boolean isLastTurnOver = position.turns() == UnitaryPosition.MOST_TURNS;
        boolean isHandFull = position.handSize(position.mover()) > UnitaryPosition.HAND;
        if (position.phase() == UnitaryPhase.OVER) {
            require(isMatched || isLastTurnOver, "unitary.error.notOver");
            require(!isMatched || !isLastTurnOver, "unitary.error.wonTooLate");
            require(isLastTurnOver || position.discardSize() > 0, "unitary.error.nothingPlayed");
            require(isMatched || !isHandFull, "unitary.error.handFull");
        } else {
            require(!isMatched, "unitary.error.won");
            require(!isLastTurnOver, "unitary.error.turnsOver");
            require(position.phase() == UnitaryPhase.PLAY || isHandFull, "unitary.error.nothingToDiscard");
        }
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) throw wrong(otherwise);
    }
}
