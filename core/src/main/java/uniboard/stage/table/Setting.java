package uniboard.stage.table;

import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;
import uniboard.text.Direction;

/**
 * One thing that can be set, as it stands on the sheet of settings.
 *
 * @param name   its place there, beginning with {@code control:}
 * @param chosen the value it has now; one of the values' ids
 * @param choose takes the id of the value chosen
 * @param steps  as of {@link SettingRow#steps}
 */
record Setting(String name, String label, List<Value> values, String chosen, Consumer<String> choose, List<Step> steps)
    implements SettingRow {
    Setting(String name, String label, List<Value> values, String chosen, Consumer<String> choose) {
        this(name, label, values, chosen, choose, List.of());
    }

    /** @param direction of the value's own words */
    record Value(String id, String text, Direction direction) {
    }

    @Override
    public Sheet sheet(Look look, Screen screen) {
        return ListSheet.of(look, screen, this);
    }

    @Override
    public String chosenText() {
        for (Value value : values) if (value.id().equals(chosen)) return value.text();
        return "";
    }
}
