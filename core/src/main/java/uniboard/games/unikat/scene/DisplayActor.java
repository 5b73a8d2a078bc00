package uniboard.games.unikat.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.scene.SceneHost;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The open cards and the bag with its count. */
final class DisplayActor extends Group {
    private static final Color COUNT = new Color(0xFFF6E0FF);
    private static final float GAP = 5;
    private static final float RING = 3;
    private static final float EMPTY = 0.45f;

    private final Look look;
    private final Rectangle room;
    private final Rectangle bagBox;
    private final SceneHost host;
    private final List<CardActor> cards = new ArrayList<>();
    private final Group open = new Group();
    private final Picture bag;
    private final TextActor count;
    private final PatchPicture bagRing;
    /** The ring with a light line within it, as around cards: the ring alone is hard to see on dark wood. */
    private final Group bagMark = new Group();

    /** @param tray around all; null for none */
    DisplayActor(Look look, Rectangle tray, Rectangle room, Rectangle bagBox, SceneHost host) {
        this.look = look;
        this.room = room;
        this.bagBox = bagBox;
        this.host = host;
        setTransform(false);
        open.setTransform(false);
        if (tray != null) addActor(RackActor.tray(look, tray));
        bag = new Picture(look.art().region("bag"), look.theme().dim().cpy());
        bag.setBounds(bagBox.x, bagBox.y, bagBox.width, bagBox.height);
        listen(bag, UnikatPlace.BAG);
        bagRing = new PatchPicture(look.art().patch("ring"), look.theme().good(), RING, RING, RING, RING);
        bagRing.setBounds(bagBox.x, bagBox.y, bagBox.width, bagBox.height);
        PatchPicture bagEdge = new PatchPicture(look.art().patch("outline"), Color.WHITE);
        bagEdge.setBounds(bagBox.x, bagBox.y, bagBox.width, bagBox.height);
        bagMark.setTransform(false);
        bagMark.setTouchable(Touchable.disabled);
        bagMark.addActor(bagRing);
        bagMark.addActor(bagEdge);
        count = new TextActor(look, TextStyle.SANS_BOLD, bagBox.width > 54 ? Look.STRONG : Look.BODY, COUNT, TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        count.setBounds(bagBox.x, bagBox.y + bagBox.height * 0.04f, bagBox.width, bagBox.height * 0.56f);
        addActor(open);
        addActor(bag);
        addActor(count);
        addActor(bagMark);
    }

    private void listen(Actor actor, String place) {
        actor.setTouchable(Touchable.enabled);
        actor.addListener(new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                host.tapped(place);
            }
        });
    }

    void show(UnikatPosition position) {
        open.clearChildren();
        cards.clear();
        int size = position.displaySize();
        for (int i = 0; i < size; i++) {
            CardActor card = new CardActor(look, position.displayCard(i)).at(slot(i, size));
            listen(card, UnikatPlace.ofCard(card.card()));
            cards.add(card);
            open.addActor(card);
        }
        int left = position.bagSize();
        count.line(Integer.toString(left));
        bag.getColor().a = left == 0 ? EMPTY : 1;
        clearMarks();
    }

    /** Where the card of that number lies when there are so many; the more there are the closer they lie. */
    Rectangle slot(int index, int size) {
        float card = room.height;
        float step = size < 2 ? 0 : Math.min(card + GAP, (room.width - card) / (size - 1));
        float along = index * step;
        float x = look.rightToLeft() ? room.x + room.width - card - along : room.x + along;
        return new Rectangle(look.snap(x), room.y, card, card);
    }

    Rectangle bagBox() {
        return bagBox;
    }

    /** Where a card may be drawn from the bag: as large as an open one. */
    Rectangle mouth() {
        float side = Math.min(room.height, bagBox.width * 0.7f);
        return new Rectangle(bagBox.x + (bagBox.width - side) / 2, bagBox.y + (bagBox.height - side) / 2, side, side);
    }

    /** The card's actor, or null. */
    CardActor actor(int card) {
        for (CardActor actor : cards) if (actor.card() == card) return actor;
        return null;
    }

    Rectangle bounds(int card) {
        CardActor actor = actor(card);
        return new Rectangle(actor.getX(), actor.getY(), actor.getWidth(), actor.getHeight());
    }

    /** The place that lies there, or null. */
    String placeAt(float x, float y) {
        if (bagBox.contains(x, y)) return UnikatPlace.BAG;
        for (CardActor card : cards) if (bounds(card.card()).contains(x, y)) return UnikatPlace.ofCard(card.card());
        return null;
    }

    void clearMarks() {
        for (CardActor card : cards) card.setRing(null);
        bagMark.setVisible(false);
    }

    /** Rings a card, or the bag, if the place is one of them. */
    void mark(String place, Color colour) {
        CardActor card = actor(UnikatPlace.card(place));
        if (card != null) card.setRing(colour);
        if (!place.equals(UnikatPlace.BAG)) return;
        bagRing.setColor(colour);
        bagMark.setVisible(true);
    }
}
