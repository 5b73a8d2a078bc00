package uniboard.games.unitary;

import static uniboard.games.unitary.UnitaryNotation.NONE;
import static uniboard.games.unitary.UnitaryNotation.wrong;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Position;
import uniboard.game.Random32;

/**
 * Reads one position's text and says precisely what is wrong with a bad one. Hands of any size are read: positions made by hand may need
 * more cards in them than play leaves there.
 */
final class UnitaryPositionReader {
    private static final String[] FIELDS = {"seats", "area", "hidden", "hands", "deck", "discard", "seat", "phase", "turns", "rng"};

    private final String text;
    private int next;
    /** Where the next field begins. */
    private int at;
    private final int[] met = new int[UnitaryCard.KINDS];

    UnitaryPositionReader(String text) {
        this.text = text;
    }

    /** @throws uniboard.game.NotationException if the text isn't one that {@link UnitaryNotation#positionText} writes */
    UnitaryPosition read() {
        int seats = number(nextValue(), UnitaryPosition.FEWEST_SEATS, UnitaryPosition.MOST_SEATS);
        int units = area(nextValue());
        int[] hidden = hidden(nextValue(), UnitaryPosition.sides(seats));
        UnitaryHoldings holdings = new UnitaryHoldings(hands(nextValue(), seats), cards(nextValue()), cards(nextValue()));
        checkAllMet();
        int seat = number(nextValue(), 1, seats) - 1;
        UnitaryPhase phase = phase(nextValue());
        int turns = number(nextValue(), 0, UnitaryPosition.MOST_TURNS);
        UnitaryPosition position = new UnitaryPosition(units, hidden, holdings, seat, phase, turns, Random32.read(nextValue()));
        check(position);
        return position;
    }

    /** The text between this field's name and the next one's. */
    private String nextValue() {
        String name = FIELDS[next++] + '=';
        if (!text.startsWith(name, at)) throw wrong("unitary.error.field", name, text.substring(Math.min(at, text.length())));
        int from = at + name.length();
        int end = text.length();
        if (next < FIELDS.length) {
            end = text.indexOf(' ' + FIELDS[next] + '=', from);
            if (end < 0) throw wrong("unitary.error.field", FIELDS[next] + '=', text.substring(from));
        }
        at = end + 1;
        return text.substring(from, end);
    }

    /** The number that the field read last has. */
    private int number(String digits, int from, int to) {
        int number = digits(digits, to);
        if (number >= from) return number;
        throw wrong("unitary.error.number", FIELDS[next - 1], digits, Integer.toString(from), Integer.toString(to));
    }

    /** The number that the digits spell, without leading zeros, or -1 if they don't or it is above the limit. */
    private static int digits(String digits, int limit) {
        if (digits.isEmpty() || digits.length() > 1 && digits.charAt(0) == '0') return -1;
        int number = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) - '0';
            if (digit < 0 || digit > 9) return -1;
            number = number * 10 + digit;
            if (number > limit) return -1;
        }
        return number;
    }

    private static int area(String value) {
        List<String> parts = split(value, ',');
        if (parts.size() != UnitaryUnits.COUNT) throw wrongArea(value);
        int[] exponents = new int[UnitaryUnits.COUNT];
        for (int unit = 0; unit < exponents.length; unit++) exponents[unit] = exponent(parts.get(unit), value);
        return UnitaryUnits.of(exponents[UnitaryUnits.KG], exponents[UnitaryUnits.M], exponents[UnitaryUnits.S]);
    }

    private static int exponent(String part, String area) {
        boolean isNegative = part.startsWith("-");
        int number = digits(isNegative ? part.substring(1) : part, UnitaryUnits.LIMIT);
        if (number < 0 || isNegative && number == 0) throw wrongArea(area);
        return isNegative ? -number : number;
    }

    private static RuntimeException wrongArea(String area) {
        return wrong("unitary.error.area", area, Integer.toString(UnitaryUnits.LIMIT));
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
        throw wrong("unitary.error.parts", FIELDS[next - 1], value, Integer.toString(count), Integer.toString(parts.size()));
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
