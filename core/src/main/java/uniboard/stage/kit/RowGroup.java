package uniboard.stage.kit;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.List;

/** Rows that belong together, in one frame. */
public final class RowGroup extends Group {
    /** @param rows at least one, all as wide as the group */
    public RowGroup(UiContext look, float width, List<? extends Group> rows) {
        setTransform(false);
        float height = 0;
        for (Group row : rows) height += row.getHeight();
        setSize(width, height);
        add(new PatchPicture(look.art().patch("panel"), look.theme().field()), 0, height);
        float y = height;
        for (Group row : rows) {
            y -= row.getHeight();
            row.setPosition(0, y);
            if (row instanceof SheetRow sheetRow && sheetRow.isTicked()) {
                add(new PatchPicture(look.art().patch("panel"), look.theme().tint(look.theme().good())), y, row.getHeight());
            }
            if (y > 0) addLine(look, y);
        }
        add(PatchPicture.edge(look, "outline", edge(look)), 0, height);
        for (Group row : rows) addActor(row);
    }

    private static Color edge(UiContext look) {
        return look.theme().outline() == null ? look.theme().line() : look.theme().outline();
    }

    private void add(PatchPicture patch, float y, float height) {
        patch.setBounds(0, y, getWidth(), height);
        addActor(patch);
    }

    private void addLine(UiContext look, float y) {
        Picture line = new Picture(look.art().region("pixel"), edge(look));
        line.setBounds(0, y, getWidth(), look.theme().outline() == null ? 1 : 2);
        addActor(line);
    }
}
