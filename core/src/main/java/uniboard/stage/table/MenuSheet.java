package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TileGroup;
import uniboard.stage.kit.UiContext;

/** A table's menu, or its second sheet: tiles for what leads elsewhere, below them rows for what is done here. */
final class MenuSheet extends HangingSheet {
    /**
     * @param tiles  may be empty
     * @param groups of rows
     */
    MenuSheet(UiContext look, Screen screen, List<ListSheet.Line> tiles, List<MenuGroup> groups) {
        super(look, screen, look.texts().say("table.more"));
        if (!tiles.isEmpty()) addTiles(look, tiles);
        for (MenuGroup group : groups) addGroup(group);
        lay();
    }

    /** What the menu had no room for. */
    MenuSheet(UiContext look, Screen screen, MenuGroup rest, Runnable menu) {
        super(look, screen, rest.name());
        leadBackTo(menu);
        MenuGroup rows = new MenuGroup(look, "");
        for (ListSheet.Line line : rest.lines()) rows.add(line);
        addGroup(rows);
        lay();
    }

    private void addTiles(UiContext look, List<ListSheet.Line> lines) {
        List<TileGroup.Face> faces = new ArrayList<>();
        for (ListSheet.Line line : lines) faces.add(new TileGroup.Face(line.icon(), line.text()));
        TileGroup group = new TileGroup(look, inner(), faces);
        region("tiles", AccessibilityTree.Region.Kind.LIST, title());
        for (int i = 0; i < lines.size(); i++) addPlace(group.tiles().get(i), lines.get(i), lines.get(i).text());
        add(group);
    }
}
