package uniboard.stage.table;

import uniboard.stage.kit.Look;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;

/** A row of the settings that sets nothing, but leads elsewhere at once. */
record Errand(String name, String label, Runnable deed) implements SettingRow {
    @Override
    public String chosenText() {
        return "";
    }

    @Override
    public void open(Look look, Screen screen) {
        screen.close();
        deed.run();
    }

    @Override
    public Sheet sheet(Look look, Screen screen) {
        throw new IllegalStateException("nothing opens");
    }
}
