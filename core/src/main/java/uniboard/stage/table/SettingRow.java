package uniboard.stage.table;

import java.util.List;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;
import uniboard.stage.kit.UiContext;

/** A line of a sheet of settings, which opens a sheet of its own. */
public interface SettingRow {
    /** Its place, beginning with {@code control:}. */
    String name();

    String label();

    /** What is set now. */
    String chosenText();

    /** One tap less or more of it, as of the bots' level; empty where that means nothing. */
    default List<Step> steps() {
        return List.of();
    }

    /**
     * A button at the row's end.
     *
     * @param name its place, beginning with {@code control:}
     * @param icon its picture
     * @param take sets what comes next; null: there is no next
     */
    record Step(String name, String icon, String label, Runnable take) {
    }

    /** It is chosen. */
    default void open(UiContext look, Screen screen) {
        screen.open(sheet(look, screen), name());
    }

    /** What opens when it is chosen. */
    Sheet sheet(UiContext look, Screen screen);
}
