package uniboard.games.unitary.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.stage.kit.Outline.Region.Kind;
import uniboard.stage.scene.LegacyScene.Area;
import uniboard.stage.scene.LegacyScene.Spot;

/** The parts of the table as keyboard and mirror go through them: hand, actions, fraction, piles, seats. */
final class UnitaryAreas {
    private final List<Area> areas = new ArrayList<>();

    /** Adds a part, unless it has no places. */
    UnitaryAreas with(String name, Kind kind, List<String> places) {
        if (places.isEmpty()) return this;
        List<Spot> spots = new ArrayList<>();
        for (String place : places) spots.add(new Spot(place, 0, spots.size()));
        areas.add(new Area(name, kind, Message.of("unitary.scene.area." + name), spots));
        return this;
    }

    List<Area> all() {
        return areas;
    }
}
