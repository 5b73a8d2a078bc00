package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.TemporalAction;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.DragGesture;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneState;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The viewer's cards, equal ones on one heap; the chosen one lifted, with a button that turns it. */
final class HandActor extends Group {
    private static final float GAP = 12;
    private static final float LEAST_GAP = 5;
    private static final float UNDER = 4;
    private static final float COUNT = 24;
    private static final float TURN = 0.22f;
    private static final float DISC = 44;
    private static final float ICON = 22;
    private static final float HOVER = 4;
    private static final float FAINT = 0.55f;
    private static final Color DARK = new Color(0x2B2620E6);

    private final UiContext look;
    private final UnitaryPlaces places;
    private final SceneHost host;
    private final DragGesture.Hand fingers;
    private final List<CardActor> cards = new ArrayList<>();
    private final Group discs = new Layer(Touchable.childrenOnly);
    /** Under the mouse; or null. */
    private CardActor pointed;
    /** The button that turns the chosen card; null where it can't be turned. */
    private Rectangle disc;

    /** @param fingers what is done to the cards is told to them */
    HandActor(UiContext look, UnitaryPlaces places, SceneHost host, DragGesture.Hand fingers) {
        this.look = look;
        this.places = places;
        this.host = host;
        this.fingers = fingers;
        setTransform(false);
    }

    /** The different cards in a hand, as they came. */
    static List<Integer> kinds(UnitaryPosition position, int seat) {
        List<Integer> kinds = new ArrayList<>();
        for (int i = 0; i < position.handSize(seat); i++) {
            if (!kinds.contains(position.handCard(seat, i))) kinds.add(position.handCard(seat, i));
        }
        return kinds;
    }

    static int copies(UnitaryPosition position, int seat, int card) {
        int copies = 0;
        for (int i = 0; i < position.handSize(seat); i++) if (position.handCard(seat, i) == card) copies++;
        return copies;
    }

    /** Lays the viewer's cards down; none for somebody who has no seat. */
    void show(SceneState<UnitaryPosition> state) {
        clearChildren();
        cards.clear();
        if (!state.isSeated()) return;
        List<Integer> kinds = kinds(state.position(), state.viewer());
        for (int i = 0; i < kinds.size(); i++) {
            int kind = kinds.get(i);
            Rectangle slot = slot(i, kinds.size());
            int copies = copies(state.position(), state.viewer(), kind);
            for (int below = Math.min(2, copies - 1); below > 0; below--) {
                addActor(new CardActor(look, kind, places.card()).at(slot.x + below * UNDER, slot.y + below * UNDER));
            }
            CardActor card = new CardActor(look, kind, places.card()).at(slot);
            card.setName(UnitaryPlace.ofCard(kind));
            card.setTouchable(Touchable.enabled);
            card.addListener(new DragGesture(card.getName(), fingers));
            cards.add(card);
            addActor(card);
            if (copies > 1) addCount(copies, slot);
        }
        addActor(discs);
    }

    private void addCount(int copies, Rectangle slot) {
        PatchPicture pill = new PatchPicture(look.art().patch("pill"), DARK);
        float x = slot.x + slot.width - COUNT - 5;
        float y = slot.y + slot.height * 0.44f;
        pill.setBounds(look.snap(x), look.snap(y), COUNT + 4, COUNT + 2);
        addActor(pill);
        TextActor number = new TextActor(look, TextStyle.SANS_BOLD, UiContext.BODY, Color.WHITE, TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        number.line("×" + copies);
        number.setBounds(pill.getX(), pill.getY(), pill.getWidth(), pill.getHeight());
        addActor(number);
    }

    /** Where the card of that number lies among a number of cards; the more there are the closer they lie. */
    Rectangle slot(int index, int count) {
        Rectangle room = places.hand();
        float card = places.card();
        float gap = places.form() == UnitaryPlaces.Form.LARGE ? GAP : LEAST_GAP;
        float step = count < 2 ? 0 : Math.min(card + gap, (room.width - card) / (count - 1));
        float x = look.rightToLeft() ? room.x + room.width - card - index * step : room.x + index * step;
        return new Rectangle(x, room.y, card, card * CardActor.RATIO);
    }

    /** The card as it lies in the hand, or null. */
    CardActor actor(int card) {
        for (CardActor actor : cards) if (actor.card() == card) return actor;
        return null;
    }

    /** A mouse is over a card that can be chosen: it rises a little; null for none. */
    void point(String place) {
        if (pointed != null) pointed.moveBy(0, -HOVER);
        pointed = null;
        for (CardActor card : cards) if (card.getName().equals(place)) pointed = card;
        if (pointed != null) pointed.moveBy(0, HOVER);
    }

    /** Lifts the chosen card; those that nothing can be done with stand back. */
    void lift(Situation now) {
        pointed = null;
        discs.clearChildren();
        disc = null;
        for (int i = 0; i < cards.size(); i++) {
            CardActor actor = cards.get(i);
            boolean isChosen = actor.card() == now.card();
            actor.setY(look.snap(slot(i, cards.size()).y + (isChosen ? places.lift() : 0)));
            actor.setLifted(isChosen);
            actor.setRing(isChosen ? look.theme().good() : null);
            actor.getColor().a = now.isUseless(actor.card()) ? FAINT : 1;
            if (!actor.hasActions()) actor.lay(isChosen ? now.way() : Way.UPRIGHT);
            if (isChosen && now.mayTurn() && places.actions() != null) addDisc(actor);
        }
    }

    private void addDisc(CardActor card) {
        float x = card.getX() + (card.getWidth() - DISC) / 2;
        disc = new Rectangle(look.snap(x), look.snap(card.getY() - places.discBelow()), DISC, DISC);
        Group button = Target.group(disc.x, disc.y, disc.width, disc.height);
        Picture ground = new Picture(look.art().region("turn-disc"));
        ground.setSize(DISC, DISC);
        button.addActor(ground);
        Picture icon = new Picture(look.art().region("icon-turn"));
        icon.setBounds((DISC - ICON) / 2, (DISC - ICON) / 2, ICON, ICON);
        button.addActor(icon);
        Target.make(button, Spots.TURN, host::tapped);
        discs.addActor(button);
    }

    /** Shows the chosen card being turned. */
    void turn(Situation now) {
        CardActor card = actor(now.card());
        if (card == null) return;
        card.clearActions();
        if (look.motion().lift() == 0) {
            card.lay(now.way());
            return;
        }
        card.addAction(new TemporalAction(TURN, Interpolation.pow2) {
            @Override
            protected void update(float part) {
                card.setAngle(180 * (now.way() == Way.UPSIDE_DOWN ? part : 1 - part));
            }
        });
    }

    void hint(String place) {
        for (CardActor card : cards) if (card.getName().equals(place)) card.setRing(UiContext.HINT);
    }

    /**
     * Names the cards, and the button that turns one.
     *
     * @param turn what the button does
     */
    void addTo(SceneRegion region, UnitaryLabels labels, Runnable turn) {
        for (CardActor card : cards) {
            Rectangle box = new Rectangle(card.getX(), card.getY(), card.getWidth(), card.getHeight());
            region.addStep(card.getName(), box, labels.held(card.card()));
        }
        if (disc != null) region.addAct(Spots.TURN, disc, labels.turning(), turn);
    }
}
