package uniboard.stage.table;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.text.TextStyle;

/** What wins, in as large letters as the room has space for; always in sight, never in the way. */
final class ObjectiveLine extends Group {
    private static final float[] SIZES = {UiContext.BODY, UiContext.SMALL, 11, 10};

    private final UiContext look;
    private TextActor line;

    /** @param bar the words' room in the bar; a tall table's bar tells the objective itself */
    static ObjectiveLine of(UiContext look, TableLayout layout, Rectangle bar) {
        if (layout.shape() == TableLayout.Shape.TALL) return new ObjectiveLine(look, new Rectangle());
        return new ObjectiveLine(look, layout.objective() == null ? bar : layout.mirror(new Rectangle(layout.objective())));
    }

    private ObjectiveLine(UiContext look, Rectangle room) {
        this.look = look;
        setTransform(false);
        setTouchable(Touchable.disabled);
        setBounds(room.x, room.y, room.width, room.height);
    }

    void show(String objective) {
        if (getWidth() == 0 || line != null && line.text().equals(objective)) return;
        clearChildren();
        for (float size : SIZES) {
            if (line != null) line.line("");
            line = new TextActor(look, TextStyle.SANS, size, look.theme().softInk(), TextActor.Place.CENTRE).wrapped(objective, getWidth());
            if (line.textHeight() <= getHeight()) break;
        }
        line.setBounds(0, 0, getWidth(), getHeight());
        addActor(line);
    }
}
