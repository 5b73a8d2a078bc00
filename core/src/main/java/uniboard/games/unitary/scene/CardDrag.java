package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.function.Supplier;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryPhase;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.DragGesture;
import uniboard.stage.scene.SceneHost;

/**
 * A card of the hand on its way under a finger. Let go over the mat it is played as it lies, or discarded where that is all that can be
 * done with it; over the discard pile it is discarded: all this is asked for as if by taps.
 */
final class CardDrag implements DragGesture.Hand {
    /** Long enough for a frame to be drawn, in seconds. */
    private static final float FRAME = 0.05f;
    private static final float GROWN = 1.1f;

    private final UiContext look;
    private final UnitaryPlaces places;
    private final SceneHost host;
    private final Group layer;
    private final Supplier<Situation> now;
    private HandActor hand;
    private CardActor dragged;
    /** Where a card that has just been let go lies; else null. */
    private Rectangle letGo;

    /**
     * @param layer above everything
     * @param now   what is shown
     */
    CardDrag(UiContext look, UnitaryPlaces places, SceneHost host, Group layer, Supplier<Situation> now) {
        this.look = look;
        this.places = places;
        this.host = host;
        this.layer = layer;
        this.now = now;
    }

    /** @param newHand whose cards are dragged */
    void of(HandActor newHand) {
        hand = newHand;
    }

    Rectangle letGo() {
        return letGo;
    }

    @Override
    public void tapped(String place) {
        host.tapped(place);
    }

    @Override
    public boolean lifted(String place) {
        int card = UnitaryPlace.card(place);
        if (now.get().selection() == null || now.get().selection().candidate(place) == null) {
            // It answers why it can't be chosen.
            host.tapped(place);
            return false;
        }
        CardActor held = hand.actor(card);
        held.setVisible(HandActor.copies(now.get().position(), now.get().state().viewer(), card) > 1);
        dragged = new CardActor(look, card, GROWN * places.card());
        dragged.lay(card == now.get().card() ? now.get().way() : Way.UPRIGHT);
        dragged.setLifted(true);
        layer.addActor(dragged);
        return true;
    }

    @Override
    public void dragged(float x, float y) {
        dragged.setPosition(x - dragged.getWidth() / 2, y - dragged.getHeight() / 2);
        // What acts is drawn: the picture changes also when nothing else moves.
        layer.addAction(Actions.delay(FRAME));
    }

    @Override
    public void dropped(float x, float y) {
        int card = dragged.card();
        letGo = new Rectangle(dragged.getX(), dragged.getY(), dragged.getWidth(), dragged.getHeight());
        returned();
        String step = step(card, x, y);
        if (step != null) {
            if (now.get().card() != card) host.tapped(UnitaryPlace.ofCard(card));
            if (now.get().card() == card) host.tapped(step);
        }
        letGo = null;
        host.rearranged();
    }

    @Override
    public void returned() {
        CardActor held = hand.actor(dragged.card());
        if (held != null) held.setVisible(true);
        dragged.remove();
        dragged = null;
    }

    /** What letting the card go there asks for; null for nothing. */
    private String step(int card, float x, float y) {
        boolean onMat = places.mat().contains(x, y);
        boolean onPile = places.pile().contains(x, y);
        if (!onMat && !onPile) return null;
        boolean discards = now.get().position().phase() == UnitaryPhase.DISCARD;
        if (discards || !onMat) return UnitaryPlace.DISCARD;
        if (!UnitaryCard.isQuantity(card)) return UnitaryPlace.PLAY;
        boolean turned = card == now.get().card() && now.get().way() == Way.UPSIDE_DOWN;
        return turned ? UnitaryPlace.DOWN : UnitaryPlace.UP;
    }
}
