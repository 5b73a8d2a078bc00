package uniboard.games.unitary;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Setup.Piece;

/** How players and the turn's standing are set up. */
final class UnitaryTurnProperties {
    private UnitaryTurnProperties() {
    }

    static UnitaryProperty seats(UnitaryPosition at) {
        return new Seats(at);
    }

    static List<UnitaryProperty> of(UnitaryPosition at) {
        return List.of(new Phase(at), new Turns(at));
    }

    private record Seats(UnitaryPosition at) implements UnitaryProperty {
        @Override
        public String id() {
            return "seats";
        }

        @Override
        public Message name() {
            return Message.of("unitary.option.seats");
        }

        @Override
        public Message value() {
            return choice(at.seats()).name();
        }

        private static Piece choice(int seats) {
            return new Piece(Integer.toString(seats), Message.of("unitary.option.seats." + seats));
        }

        @Override
        public List<Piece> choices() {
            List<Piece> choices = new ArrayList<>();
            for (int seats = UnitaryPosition.FEWEST_SEATS; seats <= UnitaryPosition.MOST_SEATS; seats++) choices.add(choice(seats));
            return choices;
        }

        @Override
        public void choose(UnitaryParts parts, Piece piece) {
            parts.setSeats(Integer.parseInt(piece.id()));
        }
    }

    private record Phase(UnitaryPosition at) implements UnitaryProperty {
        @Override
        public String id() {
            return UnitaryPlace.END;
        }

        @Override
        public Message name() {
            return Message.of("unitary.setup.phase");
        }

        @Override
        public Message value() {
            return choice(at.phase()).name();
        }

        private static Piece choice(UnitaryPhase phase) {
            return new Piece(phase.text(), Message.of("unitary.setup.phase." + phase.text()));
        }

        @Override
        public List<Piece> choices() {
            return List.of(choice(UnitaryPhase.PLAY), choice(UnitaryPhase.DISCARD));
        }

        @Override
        public void choose(UnitaryParts parts, Piece piece) {
            parts.setPhase(piece.id().equals(UnitaryPhase.DISCARD.text()) ? UnitaryPhase.DISCARD : UnitaryPhase.PLAY);
        }
    }

    /** How many turns are finished. */
    private record Turns(UnitaryPosition at) implements UnitaryProperty {
        private static final int[] STEPS = {-100, -10, -1, 0, 1, 10, 100};
        /** Of which one more would end the game. */
        private static final int LAST = UnitaryPosition.MOST_TURNS - 1;

        @Override
        public String id() {
            return "turns";
        }

        @Override
        public Message name() {
            return Message.of("unitary.setup.turns");
        }

        @Override
        public Message value() {
            return UnitaryProperty.plain(at.turns());
        }

        /** Numbers near and far, instead of all. */
        @Override
        public List<Piece> choices() {
            List<Piece> choices = new ArrayList<>();
            choices.add(choice(0));
            for (int step : STEPS) {
                int turns = at.turns() + step;
                if (turns > 0 && turns < LAST) choices.add(choice(turns));
            }
            choices.add(choice(LAST));
            return choices;
        }

        private static Piece choice(int turns) {
            return new Piece(Integer.toString(turns), UnitaryProperty.plain(turns));
        }

        @Override
        public void choose(UnitaryParts parts, Piece piece) {
            parts.setTurns(Integer.parseInt(piece.id()));
        }
    }
}
