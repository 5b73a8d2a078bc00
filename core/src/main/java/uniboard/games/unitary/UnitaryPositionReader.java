package uniboard.games.unitary;

import static uniboard.game.NotationException.require;
import static uniboard.game.NotationException.wrong;

import uniboard.game.FieldReader;
import uniboard.game.Position;
import uniboard.game.Random32;

/**
 * Reads one position's text and says precisely what is wrong with a bad one. Hands of any size are read: positions made by hand may need
 * more cards in them than play leaves there.
 */
final class UnitaryPositionReader {
    static final String[] KEYS = {"seats", "area", "hidden", "hands", "deck", "discard", "seat", "phase", "turns", "rng"};

    private enum Check { SPELLING, ALL }

    private final FieldReader fields;
    private final Check extent;
    private final int[] met = new int[UnitaryCard.KINDS];

    private UnitaryPositionReader(String text, Check extent) {
        fields = new FieldReader(text, KEYS);
        this.extent = extent;
    }

    /** @throws uniboard.game.NotationException if the text isn't one that {@link UnitaryNotation#positionText} writes */
    static UnitaryPosition read(String text) {
        return new UnitaryPositionReader(text, Check.ALL).read();
    }

    /** Hidden cards may be missing, and how the turn stands isn't checked. */
    static UnitaryPosition readUnfinished(String text) {
        return new UnitaryPositionReader(text, Check.SPELLING).read();
    }

    private UnitaryPosition read() {
        int seats = fields.number(UnitaryPosition.FEWEST_SEATS, UnitaryPosition.MOST_SEATS);
        int units = UnitaryUnits.read(fields.value());
        int[] hidden = hidden(fields.value(), UnitaryGoals.sides(seats));
        UnitaryHoldings holdings = new UnitaryHoldings(hands(fields.value(), seats), cards(fields.value()), cards(fields.value()));
        checkAllMet();
        int seat = fields.number(1, seats) - 1;
        UnitaryPhase phase = fields.oneOf(UnitaryPhase.values(), UnitaryPhase::text, "unitary.error.phase");
        int turns = fields.number(0, UnitaryPosition.MOST_TURNS);
        UnitaryStanding standing = new UnitaryStanding(units, seat, phase, turns);
        UnitaryPosition position = new UnitaryPosition(new UnitaryGoals(hidden), holdings, standing, Random32.read(fields.value()));
        boolean mayLackGoals = extent == Check.SPELLING && phase != UnitaryPhase.OVER;
        require(mayLackGoals || !isGoalMissing(hidden), "unitary.error.hiddenMissing");
        if (extent == Check.ALL) check(position);
        return position;
    }

    private int[] hidden(String value, int sides) {
        String[] parts = parts(value, sides);
        int[] hidden = new int[sides];
        for (int side = 0; side < sides; side++) {
            hidden[side] = parts[side].equals(FieldReader.NONE) ? UnitaryCard.NONE : card(parts[side]);
            if (!UnitaryCard.isQuantity(hidden[side])) throw wrong("unitary.error.hiddenSpecial", parts[side]);
        }
        return hidden;
    }

    private static boolean isGoalMissing(int[] hidden) {
        for (int quantity : hidden) if (quantity == UnitaryCard.NONE) return true;
        return false;
    }

    private int[][] hands(String value, int seats) {
        String[] parts = parts(value, seats);
        int[][] hands = new int[seats][];
        for (int seat = 0; seat < seats; seat++) hands[seat] = cards(parts[seat]);
        return hands;
    }

    private String[] parts(String value, int count) {
        String[] parts = value.split("/", -1);
        if (parts.length == count) return parts;
        throw wrong("unitary.error.parts", fields.key(), value, Integer.toString(count), Integer.toString(parts.length));
    }

    private int[] cards(String value) {
        return FieldReader.list(value, ",", this::card);
    }

    private int card(String name) {
        int card = UnitaryCard.read(name);
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
}
