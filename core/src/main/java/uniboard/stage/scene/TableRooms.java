package uniboard.stage.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/**
 * What a scene leaves of a table for what isn't its own.
 *
 * @param panel  where the player is told what to do, with the moves below if it is high enough; null: in the bar
 * @param footer where the table's controls stand below the play; null: in the bar
 * @param slip   for the words of the moment, where the scene leaves room for them and nothing is beside it; null: in the bar
 * @param end    for what is told at the end of a game; null: in place of the panel if that is high enough, else in place of a bar
 * @param points where the scene itself tells the points: a tap there opens them round by round; null: a control of the table does
 */
public record TableRooms(Rectangle panel, Rectangle footer, Rectangle slip, Rectangle points, Rectangle end) {
    /** A scene's that leaves the points to the table. */
    public TableRooms(Rectangle panel, Rectangle footer) {
        this(panel, footer, null, null, null);
    }

    /** Divides a table. */
    public interface Plan {
        TableRooms of(TableLayout layout, UiContext look);
    }

    /** As the layout has them. */
    public static TableRooms usual(TableLayout layout, UiContext look) {
        return new TableRooms(layout.panel(), layout.footer());
    }
}
