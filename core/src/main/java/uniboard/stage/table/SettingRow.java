package uniboard.stage.table;

import uniboard.stage.kit.Look;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;

/** A line of a sheet of settings, which opens a sheet of its own. */
interface SettingRow {
    /** Its place, beginning with {@code control:}. */
    String name();

    String label();

    /** What is set now. */
    String chosenText();

    /** What opens when it is chosen. */
    Sheet sheet(Look look, Screen screen);
}
