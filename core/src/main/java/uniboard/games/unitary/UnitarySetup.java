package uniboard.games.unitary;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Setup;

/** How a position of Unitary is set up: every value from a list, all cards from the deck and back to it. */
public final class UnitarySetup implements Setup {
    private static List<UnitaryProperty> all(UnitaryPosition at) {
        List<UnitaryProperty> properties = new ArrayList<>();
        properties.add(UnitaryTurnProperties.seats(at));
        properties.addAll(UnitaryUnitProperties.of(at));
        properties.addAll(UnitaryCardProperties.of(at));
        properties.addAll(UnitaryTurnProperties.of(at));
        return properties;
    }

    /** @return null where nothing is set */
    private static UnitaryProperty property(UnitaryPosition at, String place) {
        for (UnitaryProperty property : all(at)) if (property.id().equals(place)) return property;
        return UnitaryCardProperties.held(at, UnitaryPlace.card(place));
    }

    @Override
    public List<Property> properties(Position at) {
        List<Property> properties = new ArrayList<>();
        for (UnitaryProperty each : all((UnitaryPosition) at)) properties.add(new Property(each.id(), each.name(), each.value()));
        return properties;
    }

    @Override
    public List<Piece> choices(Position at, String place) {
        UnitaryProperty property = property((UnitaryPosition) at, place);
        return property == null ? List.of() : property.choices();
    }

    @Override
    public Position choose(Position at, String place, Piece piece) {
        UnitaryParts parts = new UnitaryParts((UnitaryPosition) at);
        property((UnitaryPosition) at, place).choose(parts, piece);
        return parts.position();
    }

    /** Deals the goals that are missing. The deck keeps its order. */
    @Override
    public Position complete(Position at, Random32 random) {
        UnitaryParts parts = new UnitaryParts((UnitaryPosition) at);
        parts.completeGoals(random);
        return parts.position();
    }

    /** The seat to move sees its own hand and goal. */
    @Override
    public int viewer(Position at, int nearSeat) {
        return ((UnitaryPosition) at).mover();
    }

    @Override
    public Position read(String text) {
        return UnitaryPositionReader.readUnfinished(text);
    }

    @Override
    public Message mover(Position at) {
        return UnitaryWords.seat(((UnitaryPosition) at).mover());
    }

    @Override
    public Position passTurn(Position at) {
        UnitaryParts parts = new UnitaryParts((UnitaryPosition) at);
        parts.passTurn();
        return parts.position();
    }
}
