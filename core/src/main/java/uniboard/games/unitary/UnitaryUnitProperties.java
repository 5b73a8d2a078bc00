package uniboard.games.unitary;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Setup.Piece;

/** How the units in play are set up: each by its exponent, or one by one above the line and below it. */
final class UnitaryUnitProperties {
    private static final String ADD = "add:";
    private static final String TAKE = "take:";

    private UnitaryUnitProperties() {
    }

    static List<UnitaryProperty> of(UnitaryPosition at) {
        List<UnitaryProperty> properties = new ArrayList<>();
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) properties.add(new Exponent(at.units(), unit));
        properties.add(new Side(at.units(), UnitaryPlace.ABOVE, 1));
        properties.add(new Side(at.units(), UnitaryPlace.BELOW, -1));
        return properties;
    }

    private static int with(int units, int unit, int exponent) {
        int[] exponents = new int[UnitaryUnits.COUNT];
        for (int i = 0; i < exponents.length; i++) exponents[i] = i == unit ? exponent : UnitaryUnits.exponent(units, i);
        return UnitaryUnits.of(exponents[UnitaryUnits.KG], exponents[UnitaryUnits.M], exponents[UnitaryUnits.S]);
    }

    /** How often one unit is in play. */
    private record Exponent(int units, int unit) implements UnitaryProperty {
        @Override
        public String id() {
            return UnitaryWords.symbol(unit);
        }

        @Override
        public Message name() {
            return UnitaryProperty.plain(UnitaryWords.symbol(unit));
        }

        @Override
        public Message value() {
            return written(UnitaryUnits.exponent(units, unit));
        }

        private Message written(int exponent) {
            if (exponent == 0) return Message.of("unitary.setup.none");
            return UnitaryProperty.plain(UnitaryWords.formula(with(UnitaryUnits.NONE, unit, exponent)));
        }

        /** From nothing on outwards, above the line before below it. */
        @Override
        public List<Piece> choices() {
            List<Piece> choices = new ArrayList<>();
            choices.add(choice(0));
            for (int count = 1; count <= UnitaryUnits.LIMIT; count++) {
                choices.add(choice(count));
                choices.add(choice(-count));
            }
            return choices;
        }

        private Piece choice(int exponent) {
            return new Piece(Integer.toString(exponent), written(exponent));
        }

        @Override
        public void choose(UnitaryParts parts, Piece piece) {
            parts.setUnits(with(units, unit, Integer.parseInt(piece.id())));
        }
    }

    /**
     * One side of the line.
     *
     * @param sign of the exponents of units that stand there
     */
    private record Side(int units, String id, int sign) implements UnitaryProperty {
        @Override
        public Message name() {
            return Message.of(sign > 0 ? "unitary.setup.above" : "unitary.setup.below");
        }

        @Override
        public Message value() {
            int there = UnitaryUnits.NONE;
            for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) there = with(there, unit, Math.max(0, count(unit)));
            return there == UnitaryUnits.NONE ? Message.of("unitary.setup.none") : UnitaryProperty.plain(UnitaryWords.formula(there));
        }

        /** How many such units stand here; less than 0 if they stand on the other side. */
        private int count(int unit) {
            return sign * UnitaryUnits.exponent(units, unit);
        }

        /** A unit that is added cancels one on the other side. */
        @Override
        public List<Piece> choices() {
            List<Piece> choices = new ArrayList<>();
            for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) if (count(unit) < UnitaryUnits.LIMIT) choices.add(choice(ADD, unit));
            for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) if (count(unit) > 0) choices.add(choice(TAKE, unit));
            return choices;
        }

        private static Piece choice(String act, int unit) {
            String symbol = UnitaryWords.symbol(unit);
            return new Piece(act + symbol, Message.of(act.equals(ADD) ? "unitary.setup.addUnit" : "unitary.setup.takeUnit", symbol));
        }

        @Override
        public void choose(UnitaryParts parts, Piece piece) {
            int more = piece.id().startsWith(ADD) ? 1 : -1;
            for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) {
                if (!piece.id().substring(piece.id().indexOf(':') + 1).equals(UnitaryWords.symbol(unit))) continue;
                parts.setUnits(with(units, unit, UnitaryUnits.exponent(units, unit) + sign * more));
            }
        }
    }
}
