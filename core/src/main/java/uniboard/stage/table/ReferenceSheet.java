package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.ColumnSheet;
import uniboard.stage.kit.RowGroup;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.SheetRow;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.ReferenceLine;

/** What can be looked up while a game is played; a line that is chosen tells more beside the table. */
final class ReferenceSheet extends ColumnSheet {
    private static final String LINE = "control:about:";
    private static final float WIDTH = 376;
    private static final float MARGIN = 12;

    private final Screen screen;
    private final List<ReferenceLine> lines;
    private final Consumer<Message> tell;

    ReferenceSheet(UiContext look, Screen screen, String title, List<ReferenceLine> lines, Consumer<Message> tell) {
        super(look, screen, title, WIDTH);
        this.screen = screen;
        this.lines = lines;
        this.tell = tell;
        region("reference", AccessibilityTree.Region.Kind.LIST, title);
        List<SheetRow> rows = new ArrayList<>();
        for (ReferenceLine line : lines) {
            SheetRow row = new SheetRow(look, inner(), new SheetRow.Face(null, look.texts().say(line.words()),
                look.texts().language().direction(), "", SheetRow.End.NOTHING));
            Actor picture = line.picture().apply(look);
            picture.setPosition(look.rightToLeft() ? MARGIN : inner() - MARGIN - picture.getWidth(),
                look.snap((row.getHeight() - picture.getHeight()) / 2));
            row.addActor(picture);
            target(row, LINE + line.name(), look.texts().say(line.spoken()));
            rows.add(row);
        }
        add(new RowGroup(look, inner(), rows));
        lay();
    }

    @Override
    protected void chosen(String place) {
        super.chosen(place);
        for (ReferenceLine line : lines) {
            if (!place.equals(LINE + line.name())) continue;
            screen.close();
            tell.accept(line.about());
        }
    }
}
