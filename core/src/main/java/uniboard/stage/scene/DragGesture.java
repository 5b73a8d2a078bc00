package uniboard.stage.scene;

import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;

/** Taps on a place, and dragging what lies there to another. Frame: the stage. */
public final class DragGesture extends InputListener {
    /** Told what is done to what lies at a place. */
    public interface Hand {
        void tapped(String place);

        /** @return whether it leaves its place */
        boolean lifted(String place);

        void dragged(float x, float y);

        void dropped(float x, float y);

        /** Something else took over the finger that drags. */
        void returned();
    }

    /** How far a finger may tremble, in CSS pixels. */
    private static final float TREMBLE = 8;

    private final String place;
    private final Hand hand;
    private float startX;
    private float startY;
    private boolean moved;
    private boolean drags;

    public DragGesture(String place, Hand hand) {
        this.place = place;
        this.hand = hand;
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
        if (!moved) drags = hand.lifted(place);
        moved = true;
        if (drags) hand.dragged(event.getStageX(), event.getStageY());
    }

    @Override
    public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
        boolean dragged = drags;
        drags = false;
        if (event.isTouchFocusCancel()) {
            if (dragged) hand.returned();
        } else if (dragged) {
            hand.dropped(event.getStageX(), event.getStageY());
        } else if (!moved) {
            hand.tapped(place);
        }
    }
}
