package uniboard.stage.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Stage;

/**
 * Two fingers pinch and move; where not all is seen, one finger or the mouse drags; the wheel zooms around the pointer. Any other listener
 * listens to a touch that becomes a gesture has it taken away; taps stay theirs. To be added to a {@link PanZoomLayer} as a capture
 * listener.
 */
public final class PanZoomGestures extends InputListener {
    /** How far a finger that taps may tremble, in CSS pixels. */
    private static final float TREMBLE = 8;
    private static final float PER_NOTCH = 1.2f;
    private static final int FINGERS = 2;

    private final PanZoom panZoom;
    private final PanZoomLayer layer;
    /** Where each finger is, in the scene's frame; null: nowhere. */
    private final Vector2[] fingers = new Vector2[FINGERS];
    private boolean holds;

    public PanZoomGestures(PanZoom panZoom, PanZoomLayer layer) {
        this.panZoom = panZoom;
        this.layer = layer;
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        if (pointer >= FINGERS || button != 0 || !panZoom.canZoom()) return false;
        fingers[pointer] = place(event);
        if (fingers[1 - pointer] != null) {
            hold(event.getStage());
            // The second finger taps nothing: anybody who listens hasn't had it yet.
            event.stop();
        }
        return true;
    }

    @Override
    public void touchDragged(InputEvent event, float x, float y, int pointer) {
        Vector2 from = fingers[pointer];
        if (from == null) return;
        Vector2 to = place(event);
        Vector2 other = fingers[1 - pointer];
        if (!holds) {
            if (panZoom.isFitted() || from.dst(to) <= TREMBLE) return;
            hold(event.getStage());
        }
        fingers[pointer] = to;
        if (other == null) {
            panZoom.panBy(to.x - from.x, to.y - from.y);
            return;
        }
        float apart = other.dst(from);
        if (apart > 0) panZoom.zoomBy(other.dst(to) / apart, (other.x + from.x) / 2, (other.y + from.y) / 2);
        panZoom.panBy((to.x - from.x) / 2, (to.y - from.y) / 2);
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
        fingers[pointer] = null;
        if (!holds || fingers[1 - pointer] != null) return;
        holds = false;
        panZoom.rest();
    }

    private void hold(Stage stage) {
        holds = true;
        stage.cancelTouchFocusExcept(this, layer);
    }

    private Vector2 place(InputEvent event) {
        return layer.getParent().stageToLocalCoordinates(new Vector2(event.getStageX(), event.getStageY()));
    }

    @Override
    public boolean mouseMoved(InputEvent event, float x, float y) {
        // The wheel is told to anybody who has asked for it, wherever the mouse is.
        event.getStage().setScrollFocus(layer);
        return false;
    }

    @Override
    public boolean scrolled(InputEvent event, float x, float y, float amountX, float amountY) {
        Vector2 at = place(event);
        Rectangle room = panZoom.room();
        if (!panZoom.canZoom() || !room.contains(at)) return false;
        panZoom.zoomBy((float) Math.pow(PER_NOTCH, -amountY), at.x, at.y);
        panZoom.rest();
        return true;
    }
}
