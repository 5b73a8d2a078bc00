package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.Sheet;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;

/**
 * One thing that can be set, as it stands on the sheet of settings.
 *
 * @param name   its place there, beginning with {@code control:}
 * @param chosen the value it has now; one of the values' ids
 * @param choose takes the id of the value chosen
 * @param steps  as of {@link SettingRow#steps}
 */
public record Setting(String name, String label, List<Value> values, String chosen, Consumer<String> choose, List<Step> steps)
    implements SettingRow {
    Setting(String name, String label, List<Value> values, String chosen, Consumer<String> choose) {
        this(name, label, values, chosen, choose, List.of());
    }

    /** @param direction of the value's own words */
    record Value(String id, String text, Direction direction) {
    }

    @Override
    public Sheet sheet(UiContext look, Screen screen) {
        List<ListSheet.Line> lines = new ArrayList<>();
        for (Value value : values) {
            lines.add(new ListSheet.Line(name + ':' + value.id(), value.text(), value.direction(), () -> choose.accept(value.id())));
        }
        return ListSheet.refreshing(look, screen, label, lines, name + ':' + chosen);
    }

    @Override
    public String chosenText() {
        for (Value value : values) if (value.id().equals(chosen)) return value.text();
        return "";
    }
}
