package uniboard.games.unikat.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.Outline.Region.Kind;
import uniboard.stage.scene.LegacyScene.Area;
import uniboard.stage.scene.LegacyScene.Spot;

/** The parts of the table as keyboard and mirror go through them: rack, table, display with the bag, actions. */
final class UnikatAreas {
    private UnikatAreas() {
    }

    /**
     * @param rack    the viewer's cards as they lie, or none
     * @param actions the places of buttons
     */
    static List<Area> of(UnikatPosition position, List<Integer> rack, List<String> actions) {
        List<Area> areas = new ArrayList<>();
        if (!rack.isEmpty()) areas.add(new Area("hand", Kind.LIST, Message.of("unikat.area.rack"), rack(rack)));
        areas.add(new Area("board", Kind.GRID, Message.of("unikat.area.table"), cells(position)));
        areas.add(new Area("display", Kind.LIST, Message.of("unikat.area.display"), display(position)));
        if (!actions.isEmpty()) areas.add(new Area("actions", Kind.TOOLBAR, Message.of("unikat.area.actions"), row(actions)));
        return areas;
    }

    private static List<Spot> rack(List<Integer> cards) {
        List<String> places = new ArrayList<>();
        for (int card : cards) places.add(UnikatPlace.ofCard(card));
        return row(places);
    }

    private static List<Spot> display(UnikatPosition position) {
        List<String> places = new ArrayList<>();
        for (int i = 0; i < position.displaySize(); i++) places.add(UnikatPlace.ofCard(position.displayCard(i)));
        places.add(UnikatPlace.BAG);
        return row(places);
    }

    private static List<Spot> row(List<String> places) {
        List<Spot> spots = new ArrayList<>();
        for (String place : places) spots.add(new Spot(place, 0, spots.size()));
        return spots;
    }

    /** Cards and the empty cells beside them. */
    private static List<Spot> cells(UnikatPosition position) {
        int left = 0;
        int right = 0;
        int bottom = 0;
        int top = 0;
        for (int i = 0; i < position.laidCount(); i++) {
            left = Math.min(left, position.laidX(i));
            right = Math.max(right, position.laidX(i));
            bottom = Math.min(bottom, position.laidY(i));
            top = Math.max(top, position.laidY(i));
        }
        List<Spot> spots = new ArrayList<>();
        for (int y = top + 1; y >= bottom - 1; y--) {
            for (int x = left - 1; x <= right + 1; x++) {
                boolean shown = position.cardAt(x, y) != UnikatCard.NONE || position.neighbours(x, y) > 0;
                if (shown) spots.add(new Spot(UnikatPlace.ofCell(x, y), top + 1 - y, x - left + 1));
            }
        }
        return spots;
    }
}
