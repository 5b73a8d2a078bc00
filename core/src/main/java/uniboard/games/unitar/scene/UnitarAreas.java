package uniboard.games.unitar.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.games.unitar.UnitarAction;
import uniboard.games.unitar.UnitarAnchor;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarBoard;
import uniboard.games.unitar.UnitarCategory;
import uniboard.games.unitar.UnitarColour;
import uniboard.games.unitar.UnitarPlace;
import uniboard.games.unitar.UnitarWords;
import uniboard.stage.BoardScene.Area;
import uniboard.stage.BoardScene.Spot;
import uniboard.stage.Mirror.Region.Kind;

/** The parts of the table as keyboard and mirror go through them. */
final class UnitarAreas {
    private UnitarAreas() {
    }

    /** The blocks that there are, united ones once. */
    static Area field(UnitarBoard board) {
        List<String> places = new ArrayList<>();
        for (int block = 0; block < UnitarBlock.COUNT; block++) {
            if (board.root(block) == block && board.stones(block) > 0) places.add(BlockPlace.of(block));
        }
        return area("board", SceneWords.of("area.field", UnitarWords.frames(board)), places);
    }

    /** Where a block may begin, and which of the two it is. */
    static List<Area> placing(int block) {
        List<String> anchors = new ArrayList<>();
        for (UnitarAnchor anchor : UnitarAnchor.ALL) anchors.add(Chosen.place(anchor, UnitarBlock.symbol(block)));
        return List.of(area("board", SceneWords.of("area.anchors", UnitarWords.block(block)), anchors),
            area("blocks", SceneWords.of("area.blocks"), PlacementBoard.PLACES));
    }

    /** The three categories of the Intention Board. */
    static List<Area> intention() {
        List<String> colours = new ArrayList<>();
        for (int colour = 0; colour < UnitarColour.COUNT; colour++) colours.add(UnitarPlace.ofColour(colour));
        List<String> symbols = List.of(UnitarPlace.ofSymbol(UnitarBlock.UNI), UnitarPlace.ofSymbol(UnitarBlock.TAR));
        List<String> actions = new ArrayList<>();
        for (UnitarAction action : UnitarAction.ALL) actions.add(UnitarPlace.ofAction(action));
        return List.of(area("colours", SceneWords.category(UnitarCategory.COLOUR), colours),
            area("symbols", SceneWords.category(UnitarCategory.SYMBOL), symbols),
            area("marks", SceneWords.category(UnitarCategory.ACTION), actions));
    }

    static Area comparison() {
        return area("comparison", SceneWords.of("area.comparison"), SideView.rows());
    }

    static Area buttons(List<String> places) {
        return new Area("actions", Kind.TOOLBAR, SceneWords.of("area.buttons"), row(places));
    }

    private static Area area(String name, Message label, List<String> places) {
        return new Area(name, Kind.LIST, label, row(places));
    }

    private static List<Spot> row(List<String> places) {
        List<Spot> spots = new ArrayList<>();
        for (String place : places) spots.add(new Spot(place, 0, spots.size()));
        return spots;
    }
}
