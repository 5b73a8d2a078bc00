package uniboard.stage.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.SheetRow;
import uniboard.stage.kit.UiContext;
import uniboard.text.Direction;

/**
 * One thing that can be set by taking a value from a list.
 *
 * @param name   its place there, beginning with {@code control:}
 * @param chosen the value it has now; one of the values' ids
 * @param choose receives the id of the chosen value and refreshes what is below the list
 */
public record Setting(String name, String label, List<Value> values, String chosen, Consumer<String> choose) {
    /** @param direction of the value's own words */
    public record Value(String id, String text, Direction direction) {
    }

    /** Its row on a sheet. */
    SheetRow row(UiContext look, float width) {
        return new SheetRow(look, width, new SheetRow.Face(null, label, look.texts().language().direction(), chosenText(),
            SheetRow.End.CHEVRON));
    }

    /** Opens the list over the screen. */
    public void open(UiContext look, Screen screen) {
        List<ListSheet.Line> lines = new ArrayList<>();
        for (Value value : values) {
            lines.add(new ListSheet.Line(name + ':' + value.id(), value.text(), value.direction(), () -> choose.accept(value.id())));
        }
        screen.open(ListSheet.refreshing(look, screen, label, lines, name + ':' + chosen), name);
    }

    String chosenText() {
        for (Value value : values) if (value.id().equals(chosen)) return value.text();
        return "";
    }
}
