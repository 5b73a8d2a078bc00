package uniboard.games.unitary.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryGame;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryPhase;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.games.unitary.UnitaryUnits;
import uniboard.games.unitary.UnitaryWords;
import uniboard.match.Candidate;
import uniboard.match.Selection;
import uniboard.stage.scene.Plate;

/** What there is to say of a place, and what may be done with it now. */
final class UnitaryLabels {
    private static final String[] UNITS = {"kg", "m", "s"};
    /** So many units of a kind are counted instead of named one by one. */
    private static final int MANY = 4;

    private final UnitaryPosition position;
    private final int viewer;
    private final Selection selection;
    private final Way way;

    /**
     * @param selection of the person to move, or null
     * @param way       which way up the chosen card lies
     */
    UnitaryLabels(UnitaryPosition position, int viewer, Selection selection, Way way) {
        this.position = position;
        this.viewer = viewer;
        this.selection = selection;
        this.way = way;
    }

    /** Of any place but those of seats and of the hidden card. */
    Message label(String place) {
        String about = Spots.aboutKey(place);
        if (about != null) return Message.of("unitary.scene.about", Message.of("unitary.card." + about));
        return switch (place) {
            case UnitaryPlace.END -> Message.of("unitary.label.end");
            case UnitaryPlace.UP, UnitaryPlace.DOWN, UnitaryPlace.PLAY, UnitaryPlace.DISCARD -> target(place);
            case Spots.TURN -> Message.of(way == Way.UPSIDE_DOWN ? "unitary.scene.turn.up" : "unitary.scene.turn.down");
            case Spots.ABOVE -> units(Side.ABOVE, position.units());
            case Spots.BELOW -> units(Side.BELOW, position.units());
            case Spots.DECK -> Message.of("unitary.scene.deckOf", position.deckSize());
            case Spots.PILE -> pile();
            default -> held(UnitaryPlace.card(place));
        };
    }

    private Message target(String place) {
        if (selection != null) {
            for (Candidate candidate : selection.candidates()) {
                if (candidate.place().equals(place) && candidate.role() == Candidate.Role.TARGET) return candidate.step().label();
            }
        }
        return Message.of("unitary.scene.button." + place);
    }

    /** What stands on a side of the line. */
    static Message units(Side side, int units) {
        List<String> all = new ArrayList<>();
        for (int unit = 0; unit < UnitaryUnits.COUNT; unit++) {
            int exponent = UnitaryUnits.exponent(units, unit);
            if (exponent == 0 || Side.of(exponent) != side) continue;
            int count = Math.abs(exponent);
            if (count >= MANY) all.add(count + " × " + UNITS[unit]);
            else for (int i = 0; i < count; i++) all.add(UNITS[unit]);
        }
        String key = side == Side.ABOVE ? "unitary.scene.above" : "unitary.scene.below";
        return all.isEmpty() ? Message.of(key + ".none") : Message.of(key, String.join(", ", all));
    }

    private Message pile() {
        int size = position.discardSize();
        if (size == 0) return Message.of("unitary.scene.pileEmpty");
        return Message.of("unitary.scene.pileOf", size, UnitaryWords.card(position.discardCard(size - 1)));
    }

    private Message held(int card) {
        Message name = UnitaryWords.card(card);
        if (UnitaryCard.isQuantity(card)) {
            name = Message.of("unitary.scene.quantity", name, UnitaryWords.formula(UnitaryCard.units(card)));
        }
        int copies = HandActor.copies(position, viewer, card);
        if (copies > 1) name = Message.of("unitary.scene.copies", copies, name);
        if (Preview.chosen(selection) != card) return name;
        return Message.of(way == Way.UPSIDE_DOWN ? "unitary.scene.chosenTurned" : "unitary.scene.chosen", name);
    }

    /** @param seen whether its face is seen now */
    Message hidden(boolean seen) {
        boolean team = position.sides() < position.seats();
        if (!seen) return Message.of(team ? "unitary.scene.hidden.teamLook" : "unitary.scene.hidden.look");
        Message quantity = UnitaryWords.units(UnitaryCard.units(position.hidden(position.side(viewer))));
        return Message.of(team ? "unitary.scene.hidden.teamIs" : "unitary.scene.hidden.is", quantity);
    }

    Message seat(int seat, List<Plate> plates) {
        Message held = Message.of("unitary.scene.seat", position.handSize(seat), plates.get(seat).name());
        int side = position.side(seat);
        if (position.sides() < position.seats()) {
            int partner = (seat + position.sides()) % position.seats();
            held = Message.of("unitary.scene.partner", held, plates.get(partner).name());
        }
        if (side == position.winner()) {
            return Message.of("unitary.scene.hiddenWas", held, UnitaryWords.card(position.hidden(side)));
        }
        if (viewer != Position.NOBODY && side == position.side(viewer)) return held;
        return Message.of("unitary.scene.hiddenLies", held);
    }

    /** Whether the chosen card is a quantity that may be turned now. */
    static boolean mayTurn(UnitaryPosition position, Selection selection) {
        int card = Preview.chosen(selection);
        if (card == UnitaryCard.NONE || !UnitaryCard.isQuantity(card)) return false;
        int attempt = UnitaryMove.of(UnitaryMove.Kind.HOLD, card);
        return new UnitaryGame().whyNot(position, attempt) == null && position.phase() == UnitaryPhase.PLAY;
    }
}
