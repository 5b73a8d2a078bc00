package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ColumnSheet;
import uniboard.stage.kit.ListSheet;
import uniboard.stage.kit.RowGroup;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.SheetRow;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.UiContext;

/** A sheet of things to do that hangs below the bar's last button on a wide window, and lies at a tall one's lower edge. */
abstract class HangingSheet extends ColumnSheet {
    static final String BACK = "control:backToMenu";
    private static final float WIDTH = 376;
    private static final float SIDE = 2 * UiContext.UNIT;
    /** Below the window's top: just below the button, in a usual and in a low window. */
    private static final float TOP = 62;
    private static final float TOP_IN_LOW = 46;
    private static final float LOW = 520;

    private final UiContext look;
    private final Screen screen;
    private final List<ListSheet.Line> lines = new ArrayList<>();

    HangingSheet(UiContext look, Screen screen, String title) {
        super(look, screen, title, WIDTH);
        this.look = look;
        this.screen = screen;
        if (!isTall()) hang();
    }

    /** @param menu opens it again */
    protected final void leadBackTo(Runnable menu) {
        String label = look.texts().say("table.backToMenu");
        lines.add(new ListSheet.Line(BACK, label, look.texts().language().direction(), menu));
        leadBack(BACK, label);
    }

    /** Adds what is done by another part of the sheet than a row. */
    protected final void addPlace(Actor actor, ListSheet.Line line, String label) {
        lines.add(line);
        Target.make(actor, line.name(), chooser());
        spot(actor, label, AccessibilityTree.State.PLAIN);
    }

    protected final void addGroup(MenuGroup group) {
        if (group.lines().isEmpty()) return;
        if (!group.name().isEmpty()) addName(group.name());
        region(group.lines().get(0).name(), AccessibilityTree.Region.Kind.LIST, group.name().isEmpty() ? title() : group.name());
        List<SheetRow> rows = new ArrayList<>();
        for (ListSheet.Line line : group.lines()) {
            SheetRow row = new SheetRow(look, inner(),
                new SheetRow.Face(line.icon(), line.text(), line.direction(), line.value(), SheetRow.End.NOTHING));
            addPlace(row, line, row.label());
            rows.add(row);
        }
        add(new RowGroup(look, inner(), rows), group.name().isEmpty() ? 2 * UiContext.UNIT : UiContext.UNIT);
    }

    private float top() {
        return screen.getHeight() < LOW ? TOP_IN_LOW : TOP;
    }

    @Override
    protected final float mostHeight() {
        return isTall() ? super.mostHeight() : screen.getHeight() - top() - UiContext.UNIT;
    }

    @Override
    protected final Rectangle roomFor(float paperWidth, float paperHeight) {
        if (isTall()) return super.roomFor(paperWidth, paperHeight);
        float x = look.rightToLeft() ? SIDE : screen.getWidth() - SIDE - paperWidth;
        return new Rectangle(x, screen.getHeight() - top() - paperHeight, paperWidth, paperHeight);
    }

    @Override
    protected final void chosen(String place) {
        super.chosen(place);
        for (ListSheet.Line line : lines) {
            if (!line.name().equals(place)) continue;
            screen.close();
            line.action().run();
            return;
        }
    }
}
