package uniboard.games.onitama.scene;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;

/** Taps on a square, and dragging the piece that stands there to another. Frame: the stage. */
final class PieceDrag extends InputListener {
    /** Told what is done to a square's piece. */
    interface Board {
        void tapped(int at);

        /** @return whether the piece leaves its square */
        boolean lifted(int at);

        void dragged(float x, float y);

        void dropped(float x, float y);
    }

    /** How far a finger may tremble, in CSS pixels. */
    private static final float TREMBLE = 8;

    private final int at;
    private final Board board;
    private float startX;
    private float startY;
    private boolean moved;
    private boolean drags;

    PieceDrag(int at, Board board) {
        this.at = at;
        this.board = board;
    }

    @Override
    public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
        startX = event.getStageX();
        startY = event.getStageY();
        moved = false;
        drags = false;
        return pointer == 0 && button == 0;
    }

    @Override
    public void touchDragged(InputEvent event, float x, float y, int pointer) {
        if (!moved && Math.abs(event.getStageX() - startX) <= TREMBLE && Math.abs(event.getStageY() - startY) <= TREMBLE) return;
        if (!moved) drags = board.lifted(at);
        moved = true;
        if (drags) board.dragged(event.getStageX(), event.getStageY());
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
        if (drags) board.dropped(event.getStageX(), event.getStageY());
        else if (!moved) board.tapped(at);
        drags = false;
    }
}
