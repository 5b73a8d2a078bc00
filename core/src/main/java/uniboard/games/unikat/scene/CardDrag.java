package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import uniboard.stage.kit.UiContext;

/** A card on its way under a finger. */
final class CardDrag implements RackActor.Hand {
    /** Told what happens to the card. */
    interface Target {
        void tapped(int card);

        /** The card leaves its slot, whose box is returned; null if it isn't there any more. */
        Rectangle lifted(int card);

        /** The card isn't dragged any more. */
        void returned(int card);

        /** The card was let go somewhere. */
        void dropped(int card, float x, float y);
    }

    /** Long enough for a frame to be drawn, in seconds. */
    private static final float FRAME = 0.05f;
    private static final float GROWN = 1.1f;

    private final UiContext look;
    private final Group layer;
    private final Target target;
    private CardActor dragged;

    /** @param layer above everything */
    CardDrag(UiContext look, Group layer, Target target) {
        this.look = look;
        this.layer = layer;
        this.target = target;
    }

    @Override
    public void tapped(int card) {
        target.tapped(card);
    }

    @Override
    public void dragged(int card, float x, float y) {
        if (dragged == null) {
            Rectangle box = target.lifted(card);
            if (box == null) return;
            dragged = new CardActor(look, card).at(new Rectangle(0, 0, box.width * GROWN, box.height * GROWN));
            dragged.setLifted(true);
            layer.addActor(dragged);
        }
        dragged.setPosition(x - dragged.getWidth() / 2, y - dragged.getHeight() / 2);
        // What acts is drawn: the picture changes also when nothing else moves.
        layer.addAction(Actions.delay(FRAME));
    }

    @Override
    public void returned() {
        if (dragged == null) return;
        int card = dragged.card();
        dragged.remove();
        dragged = null;
        target.returned(card);
    }

    @Override
    public void dropped(float x, float y) {
        if (dragged == null) return;
        int card = dragged.card();
        returned();
        target.dropped(card, x, y);
    }
}
