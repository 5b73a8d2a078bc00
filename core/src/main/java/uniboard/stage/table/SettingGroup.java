package uniboard.stage.table;

import java.util.List;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;
import uniboard.stage.kit.UiContext;

/** Settings that belong together and have a sheet to themselves. */
record SettingGroup(String name, String label, String chosenText, List<SettingRow> settings, List<Step> steps) implements SettingRow {
    @Override
    public Sheet sheet(UiContext look, Screen screen) {
        return new SettingsSheet(look, screen, label, List.of(new SettingsSheet.Part("", settings)), null);
    }
}
