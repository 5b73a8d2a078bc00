package uniboard.games.unikat.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneRegion;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The wooden rack: the viewer's cards, and gaps with the numbers of the chain's cards that have left it. */
final class RackActor extends Group {
    /** Told what is done with the cards. Places in the scene's frame. */
    interface Hand {
        void tapped(int card);

        void dragged(int card, float x, float y);

        /** The dragged card was let go. */
        void dropped(float x, float y);

        /** Something else took over the finger that drags. */
        void returned();
    }

    /** How far a finger that taps may tremble, in CSS pixels. */
    private static final float TREMBLE = 8;
    private static final float LIFT = 6;
    private static final float POINTED_LIFT = 3;
    /** Of a card that fits nowhere, as large as it is seen, at the lower edge of its slot. */
    private static final float SUNK = 0.84f;
    private static final float DISC = 22;
    private static final Color SLOT = new Color(0xFFE6BE59);

    private final UiContext look;
    private final Rectangle[] slots;
    private final Hand hand;
    private final List<CardActor> cards = new ArrayList<>();
    private final Group inside = new Layer(Touchable.childrenOnly);
    /** The place that a mouse points at, or null. */
    private String pointed;

    RackActor(UiContext look, Rectangle tray, Rectangle[] slots, Hand hand) {
        this.look = look;
        this.slots = slots;
        this.hand = hand;
        setTransform(false);
        addActor(tray(look, tray));
        addActor(inside);
    }

    /** Where a further card would stand; null if there is no room. */
    Rectangle freeSlot() {
        return cards.size() < slots.length ? slots[cards.size()] : null;
    }

    static PatchPicture tray(UiContext look, Rectangle box) {
        PatchPicture tray = new PatchPicture(look.art().patch("tray"), look.theme().dim());
        tray.setBounds(box.x, box.y, box.width, box.height);
        return tray;
    }

    /** @param gaps how many of the chain's cards came from here */
    void show(List<Integer> order, int gaps) {
        // First: a card that is dragged is let go when its place in the rack goes, and must find none.
        cards.clear();
        inside.clearChildren();
        for (int i = order.size(); i < slots.length; i++) addSlot(slots[i], i - order.size() < gaps ? i - order.size() + 1 : 0);
        for (int i = 0; i < Math.min(order.size(), slots.length); i++) {
            CardActor card = new CardActor(look, order.get(i)).at(slots[i]);
            card.setTouchable(Touchable.disabled);
            cards.add(card);
            inside.addActor(card);
            inside.addActor(grip(card, slots[i]));
        }
    }

    /** A card answers in its whole slot, lifted or lowered. */
    private Actor grip(CardActor card, Rectangle slot) {
        Actor grip = new Actor();
        grip.setBounds(slot.x, slot.y, slot.width, slot.height + LIFT);
        grip.addListener(new Fingers(card));
        return grip;
    }

    private void addSlot(Rectangle slot, int number) {
        PatchPicture outline = new PatchPicture(look.art().patch("outline"), SLOT);
        outline.setBounds(slot.x, slot.y, slot.width, slot.height);
        inside.addActor(outline);
        if (number == 0) return;
        float x = slot.x + (slot.width - DISC) / 2;
        float y = slot.y + (slot.height - DISC) / 2;
        Picture disc = new Picture(look.art().region("chain-disc"));
        disc.setBounds(look.snap(x), look.snap(y), DISC, DISC);
        inside.addActor(disc);
        TextActor text = new TextActor(look, TextStyle.SANS_BOLD, UiContext.SMALL, Color.WHITE, TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        text.line(Integer.toString(number));
        text.setBounds(x, y, DISC, DISC);
        inside.addActor(text);
    }

    /** The card's actor, or null. */
    CardActor actor(int card) {
        for (CardActor actor : cards) if (actor.card() == card) return actor;
        return null;
    }

    /** The card's slot, lifted or not, or null. */
    Rectangle box(int card) {
        for (int i = 0; i < cards.size(); i++) if (cards.get(i).card() == card) return slots[i];
        return null;
    }

    /** The slot after the last card, for one that comes. */
    Rectangle slot(int index) {
        return slots[Math.max(0, Math.min(slots.length - 1, index))];
    }

    /** The number of the slot nearest to a place. */
    int slotNear(float x, float y) {
        int best = 0;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < slots.length; i++) {
            float distance = Vector2.dst2(x, y, slots[i].x + slots[i].width / 2, slots[i].y + slots[i].height / 2);
            if (distance >= least) continue;
            least = distance;
            best = i;
        }
        return best;
    }

    /**
     * The chosen card is lifted, and a little the one that a mouse points at. Cards that fit nowhere, or don't go with what is chosen, are
     * smaller, lower and darker.
     */
    void mark(Situation now) {
        for (CardActor card : cards) {
            boolean chosen = card.card() == now.card();
            boolean sunk = !chosen && now.isUseless(card.card());
            Rectangle slot = box(card.card());
            float side = sunk ? look.snap(slot.width * SUNK) : slot.width;
            boolean isPointed = card.place().equals(pointed);
            card.setBounds(slot.x + (slot.width - side) / 2, slot.y + (chosen ? LIFT : isPointed ? POINTED_LIFT : 0), side, side);
            card.setLifted(chosen || isPointed);
            card.setRing(chosen ? look.theme().good() : null);
            card.setDimmed(sunk);
        }
    }

    /** @param place or null */
    void point(String place) {
        pointed = place;
    }

    void hint(List<String> places) {
        for (CardActor card : cards) if (places.contains(card.place())) card.setRing(UiContext.HINT);
    }

    SceneRegion region(UnikatLabels labels) {
        SceneRegion region = new SceneRegion("hand", Kind.LIST, Message.of("unikat.area.rack"));
        for (CardActor card : cards) region.addStep(card.place(), new Rectangle(box(card.card())), labels.held(card.card()));
        return region;
    }

    /** A finger on a card: taps it, or drags it away. */
    private final class Fingers extends InputListener {
        private final CardActor card;
        private float pressX;
        private float pressY;
        private boolean drags;

        Fingers(CardActor card) {
            this.card = card;
        }

        @Override
        public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
            pressX = x;
            pressY = y;
            drags = false;
            return pointer == 0 && button == 0;
        }

        @Override
        public void touchDragged(InputEvent event, float x, float y, int pointer) {
            if (Math.abs(x - pressX) + Math.abs(y - pressY) > TREMBLE) drags = true;
            if (drags) hand.dragged(card.card(), event.getListenerActor().getX() + x, event.getListenerActor().getY() + y);
        }

        @Override
        public void touchUp(InputEvent event, float x, float y, int pointer, int button) {
            if (event.isTouchFocusCancel()) hand.returned();
            else if (drags) hand.dropped(event.getListenerActor().getX() + x, event.getListenerActor().getY() + y);
            else hand.tapped(card.card());
        }
    }
}
