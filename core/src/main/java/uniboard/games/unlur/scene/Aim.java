package uniboard.games.unlur.scene;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import uniboard.stage.BoardScene;

/**
 * Pointing at cells. A mouse shows where its click would put a stone. A finger that taps means the cell it taps; one that slides aims above
 * itself, where it hides nothing, and lifting it chooses.
 */
final class Aim extends InputListener {
    /** Shows what is pointed at. */
    interface Sight {
        /** @param cell or -1: none */
        void pointAt(int cell);
    }

    /** How far a finger may tremble without sliding, and how far above itself a sliding one aims. CSS pixels. */
    private static final float TREMBLE = 8;
    private static final float ABOVE_FINGER = 52;
    private static final float SAME_PLACE = 1.5f;

    private final HexGrid grid;
    private final Sight sight;
    private final BoardScene.Taps taps;
    private float mouseX = Float.NaN;
    private float mouseY;
    private float pressX;
    private float pressY;
    private boolean isMouse;
    private boolean slides;

    Aim(HexGrid grid, Sight sight, BoardScene.Taps taps) {
        this.grid = grid;
        this.sight = sight;
        this.taps = taps;
    }

    @Override
    public boolean mouseMoved(InputEvent event, float x, float y) {
        mouseX = x;
        mouseY = y;
        sight.pointAt(grid.cellAt(x, y));
        return false;
    }

    @Override
    public void exit(InputEvent event, float x, float y, int pointer, Actor toActor) {
        if (pointer < 0) sight.pointAt(-1);
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        if (pointer > 0 || button != 0) return false;
        // A press at the very place to which a mouse has moved is the mouse's.
        isMouse = Math.abs(x - mouseX) <= SAME_PLACE && Math.abs(y - mouseY) <= SAME_PLACE;
        slides = false;
        pressX = x;
        pressY = y;
        sight.pointAt(grid.cellAt(x, y));
        return true;
    }

    @Override
    public void touchDragged(InputEvent event, float x, float y, int pointer) {
        if (!isMouse && Math.abs(x - pressX) + Math.abs(y - pressY) > TREMBLE) slides = true;
        sight.pointAt(aimed(x, y));
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
        int cell = aimed(x, y);
        sight.pointAt(-1);
        if (cell >= 0) taps.tapped(grid.board().name(cell));
    }

    private int aimed(float x, float y) {
        return grid.cellAt(x, slides ? y + ABOVE_FINGER : y);
    }
}
