package uniboard.stage.scene;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;

/** Shows what lies in it, in the content's frame, as a {@link PanZoom} has it: enlarged, moved, and nothing of it outside the room. */
public final class PanZoomLayer extends Group {
    private final PanZoom panZoom;

    public PanZoomLayer(PanZoom panZoom) {
        this.panZoom = panZoom;
        follow();
        panZoom.watch(new PanZoom.Listener() {
            @Override
            public void moved() {
                follow();
            }

            @Override
            public void rested() {
            }
        });
    }

    private void follow() {
        PanZoom.View view = panZoom.view();
        setTransform(!panZoom.isIdentity());
        setPosition(view.x(), view.y());
        setScale(view.scale());
    }

    private Rectangle roomInside() {
        PanZoom.View view = panZoom.view();
        Rectangle room = panZoom.room();
        return new Rectangle((room.x - view.x()) / view.scale(), (room.y - view.y()) / view.scale(), room.width / view.scale(),
            room.height / view.scale());
    }

    /** The layer itself between what lies in it, so that it can be held anywhere; nothing outside the room. */
    @Override
    public Actor hit(float x, float y, boolean touchable) {
        if (!roomInside().contains(x, y)) return null;
        Actor hit = super.hit(x, y, touchable);
        return hit == null && isTouchable() && panZoom.canZoom() ? this : hit;
    }

    @Override
    protected void drawChildren(Batch batch, float parentAlpha) {
        // At rest as a whole its shadow may fall beyond the room.
        if (panZoom.isFitted()) {
            super.drawChildren(batch, parentAlpha);
            return;
        }
        Rectangle room = roomInside();
        batch.flush();
        if (!clipBegin(room.x, room.y, room.width, room.height)) return;
        super.drawChildren(batch, parentAlpha);
        batch.flush();
        clipEnd();
    }
}
