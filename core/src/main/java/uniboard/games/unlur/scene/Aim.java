package uniboard.games.unlur.scene;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import uniboard.game.Message;
import uniboard.stage.scene.PanZoom;
import uniboard.stage.scene.SceneHost;

/**
 * Pointing at cells. A mouse shows where its click would put a stone. A finger that taps means the cell it taps; where cells are small, a
 * second tap has to confirm it. A finger that slides aims above itself, where it hides nothing, and lifting it chooses.
 */
final class Aim extends InputListener {
    /** Shows what is pointed at. */
    interface Sight {
        /** As it lies now. */
        HexGrid grid();

        /** @param cell or -1: none */
        void pointAt(int cell);

        /** Shows the cell until it is tapped again, or something else is. Returns whether a stone may be put there. */
        boolean ask(int cell);
    }

    /** How far a finger may tremble without sliding, and how far above itself a sliding one aims. CSS pixels. */
    private static final float TREMBLE = 8;
    private static final float ABOVE_FINGER = 52;
    private static final float SAME_PLACE = 1.5f;
    /** Cells narrower than this are easily missed by a finger. CSS pixels. */
    private static final float SMALL_CELL = 24;
    private static final int NONE = -1;

    private final PanZoom panZoom;
    private final Sight sight;
    private final SceneHost host;
    private float mouseX = Float.NaN;
    private float mouseY;
    /** The frame in which the mouse came there. */
    private long mouseFrame;
    private float pressX;
    private float pressY;
    private boolean isMouse;
    private boolean slides;
    /** The cell that a second tap would confirm, or {@link #NONE}. */
    private int asked = NONE;

    Aim(PanZoom panZoom, Sight sight, SceneHost host) {
        this.panZoom = panZoom;
        this.sight = sight;
        this.host = host;
    }

    @Override
    public boolean mouseMoved(InputEvent event, float x, float y) {
        mouseX = x;
        mouseY = y;
        mouseFrame = Gdx.graphics.getFrameId();
        sight.pointAt(sight.grid().cellAt(x, y));
        return false;
    }

    @Override
    public void exit(InputEvent event, float x, float y, int pointer, Actor toActor) {
        if (pointer < 0 && asked == NONE) sight.pointAt(NONE);
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        if (pointer > 0 || button != 0) return false;
        // A mouse comes to a place before it presses there; a browser's finger, which is told as a mouse, does both at once.
        isMouse = mouseFrame != Gdx.graphics.getFrameId() && isNear(x, y, mouseX, mouseY, SAME_PLACE);
        slides = false;
        pressX = x;
        pressY = y;
        sight.pointAt(sight.grid().cellAt(x, y));
        return true;
    }

    @Override
    public void touchDragged(InputEvent event, float x, float y, int pointer) {
        if (!isMouse && !isNear(x, y, pressX, pressY, TREMBLE)) slides = true;
        sight.pointAt(aimed(x, y));
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
        HexGrid grid = sight.grid();
        int cell = aimed(x, y);
        boolean wasAsked = cell == asked;
        asked = NONE;
        sight.pointAt(NONE);
        if (cell < 0) return;
        if (!isMouse && !slides && !wasAsked && grid.cell() * panZoom.scale() < SMALL_CELL && sight.ask(cell)) {
            asked = cell;
            host.tell(Message.of("unlur.confirm", grid.board().name(cell)));
            // What is told is shown again, and with it the keyboard's focus, which would hide the cell.
            sight.ask(cell);
            return;
        }
        host.tapped(grid.board().name(cell));
    }

    private int aimed(float x, float y) {
        return sight.grid().cellAt(x, slides ? y + ABOVE_FINGER / panZoom.scale() : y);
    }

    private boolean isNear(float x, float y, float otherX, float otherY, float cssPixels) {
        float most = cssPixels / panZoom.scale();
        return Math.abs(x - otherX) <= most && Math.abs(y - otherY) <= most;
    }
}
