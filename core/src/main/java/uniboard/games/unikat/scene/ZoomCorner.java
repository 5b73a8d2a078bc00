package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.stage.scene.ZoomButton;

/** The corner of the table for the button that enlarges: one where no card lies or can be laid, if there is any. */
final class ZoomCorner {
    private final ZoomButton button;
    private final TableActor table;
    /** The button in each corner, the best one first. */
    private final Rectangle[] corners;

    ZoomCorner(ZoomButton button, TableActor table, boolean rightToLeft) {
        this.button = button;
        this.table = table;
        Rectangle room = table.panZoom().room();
        float left = room.x;
        float right = room.x + room.width - button.getWidth();
        float near = rightToLeft ? left : right;
        float far = rightToLeft ? right : left;
        float top = room.y + room.height - button.getHeight();
        corners = new Rectangle[] {corner(near, room.y), corner(far, room.y), corner(near, top), corner(far, top)};
        move(corners[0]);
    }

    ZoomButton button() {
        return button;
    }

    private Rectangle corner(float x, float y) {
        return new Rectangle(x, y, button.getWidth(), button.getHeight());
    }

    private void move(Rectangle corner) {
        button.setPosition(corner.x, corner.y);
    }

    /** Shows what the button would do now, and stays clear of the cards. */
    void update() {
        button.update();
        for (Rectangle corner : corners) {
            if (table.isTakenUp(corner)) continue;
            move(corner);
            return;
        }
    }
}
