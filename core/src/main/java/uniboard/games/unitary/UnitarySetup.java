package uniboard.games.unitary;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.game.Random32;
import uniboard.game.Setup;

/** How a position of Unitary is set up: every value from a list, all cards from the deck and back to it. */
public final class UnitarySetup implements Setup {
    private static List<UnitarySetting> settings(UnitaryPosition at) {
        List<UnitarySetting> settings = new ArrayList<>();
        settings.add(UnitaryTurnSettings.seats(at));
        settings.addAll(UnitaryUnitSettings.of(at));
        settings.addAll(UnitaryCardSettings.of(at));
        settings.addAll(UnitaryTurnSettings.of(at));
        return settings;
    }

    /** @return null where nothing is set */
    private static UnitarySetting setting(UnitaryPosition at, String place) {
        for (UnitarySetting setting : settings(at)) if (setting.id().equals(place)) return setting;
        return UnitaryCardSettings.held(at, UnitaryPlace.card(place));
    }

    @Override
    public List<Property> properties(Position at) {
        return settings((UnitaryPosition) at).stream()
            .map(setting -> new Property(setting.id(), setting.name(), setting.value())).toList();
    }

    @Override
    public List<Piece> choices(Position at, String place) {
        UnitarySetting setting = setting((UnitaryPosition) at, place);
        return setting == null ? List.of() : setting.choices();
    }

    @Override
    public Position choose(Position at, String place, Piece piece) {
        UnitaryParts parts = new UnitaryParts((UnitaryPosition) at);
        setting((UnitaryPosition) at, place).choose(parts, piece);
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
