package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ColumnSheet;
import uniboard.stage.kit.RowGroup;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.SheetRow;
import uniboard.stage.kit.UiContext;

/** The table's settings, a row each with its value; a row opens the list of its values. */
public final class SettingsSheet extends ColumnSheet {
    private static final float WIDTH = 440;

    private final UiContext look;
    private final Screen screen;
    private final List<Setting> settings;

    public SettingsSheet(UiContext look, Screen screen, List<Setting> settings) {
        super(look, screen, look.texts().say("table.settings"), WIDTH);
        this.look = look;
        this.screen = screen;
        this.settings = settings;
        region("settings", AccessibilityTree.Region.Kind.LIST, look.texts().say("table.settings"));
        List<SheetRow> rows = new ArrayList<>();
        for (Setting setting : settings) {
            SheetRow row = setting.row(look, inner());
            target(row, setting.name(), row.label());
            rows.add(row);
        }
        add(new RowGroup(look, inner(), rows));
        lay();
    }

    @Override
    protected void chosen(String place) {
        super.chosen(place);
        for (Setting setting : settings) if (setting.name().equals(place)) setting.open(look, screen);
    }
}
