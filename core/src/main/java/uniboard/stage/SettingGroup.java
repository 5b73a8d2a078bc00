package uniboard.stage;

import java.util.List;

/** Settings that belong together and have a sheet to themselves. */
record SettingGroup(String name, String label, String chosenText, List<SettingRow> settings) implements SettingRow {
    @Override
    public Sheet sheet(Look look, Screen screen) {
        return new SettingsSheet(look, screen, label, List.of(new SettingsSheet.Part("", settings)), null);
    }
}
