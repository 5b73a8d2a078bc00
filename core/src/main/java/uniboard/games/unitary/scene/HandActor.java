package uniboard.games.unitary.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Interpolation;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.TemporalAction;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.TextActor;
import uniboard.stage.scene.SceneHost;
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
    private static final Color DARK = new Color(0x2B2620E6);

    private final Look look;
    private final UnitaryPlaces places;
    private final SceneHost host;
    private final List<Integer> kinds = new ArrayList<>();
    private final List<CardActor> cards = new ArrayList<>();
    private final Group discs = new Group();
    private int chosen = UnitaryCard.NONE;
    private boolean turnable;

    HandActor(Look look, UnitaryPlaces places, SceneHost host) {
        this.look = look;
        this.places = places;
        this.host = host;
        setTransform(false);
        discs.setTransform(false);
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

    /** Shows nobody's hand. */
    void showNone() {
        clearChildren();
        discs.clearChildren();
        kinds.clear();
        cards.clear();
        chosen = UnitaryCard.NONE;
    }

    void show(UnitaryPosition position, int seat) {
        showNone();
        kinds.addAll(kinds(position, seat));
        for (int i = 0; i < kinds.size(); i++) {
            int kind = kinds.get(i);
            Rectangle slot = slot(i, kinds.size());
            int copies = copies(position, seat, kind);
            for (int below = Math.min(2, copies - 1); below > 0; below--) {
                addActor(new CardActor(look, kind, places.card()).at(slot.x + below * UNDER, slot.y + below * UNDER));
            }
            CardActor card = new CardActor(look, kind, places.card()).at(slot);
            card.setTouchable(Touchable.enabled);
            card.addListener(tap(UnitaryPlace.ofCard(kind)));
            cards.add(card);
            addActor(card);
            if (copies > 1) addCount(copies, slot);
        }
        addActor(discs);
    }

    private ClickListener tap(String place) {
        return new ClickListener() {
            @Override
            public void clicked(InputEvent event, float x, float y) {
                host.tapped(place);
            }
        };
    }

    private void addCount(int copies, Rectangle slot) {
        PatchPicture disc = new PatchPicture(look.art().patch("pill"), DARK);
        float x = slot.x + slot.width - COUNT - 5;
        float y = slot.y + slot.height * 0.44f;
        disc.setBounds(look.snap(x), look.snap(y), COUNT + 4, COUNT + 2);
        addActor(disc);
        TextActor number = new TextActor(look, TextStyle.SANS_BOLD, Look.BODY, Color.WHITE, TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        number.line("×" + copies);
        number.setBounds(disc.getX(), disc.getY(), disc.getWidth(), disc.getHeight());
        addActor(number);
    }

    /** Where the card of that number lies when there are so many; the more there are the closer they lie. */
    Rectangle slot(int index, int count) {
        Rectangle room = places.hand();
        float card = places.card();
        float gap = places.form() == UnitaryPlaces.Form.LARGE ? GAP : LEAST_GAP;
        float step = count < 2 ? 0 : Math.min(card + gap, (room.width - card) / (count - 1));
        float x = look.rightToLeft() ? room.x + room.width - card - index * step : room.x + index * step;
        return new Rectangle(x, room.y, card, card * CardActor.RATIO);
    }

    /** Where a card of the hand lies, or null. */
    Rectangle box(int card) {
        int index = kinds.indexOf(card);
        if (index < 0) return null;
        CardActor actor = cards.get(index);
        return new Rectangle(actor.getX(), actor.getY(), actor.getWidth(), actor.getHeight());
    }

    CardActor actor(int card) {
        int index = kinds.indexOf(card);
        return index < 0 ? null : cards.get(index);
    }

    List<Integer> kinds() {
        return kinds;
    }

    /**
     * Lifts the chosen card.
     *
     * @param card    or {@link UnitaryCard#NONE}
     * @param way     which way up it lies
     * @param mayTurn whether it can be turned
     */
    void choose(int card, Way way, boolean mayTurn) {
        for (int i = 0; i < kinds.size(); i++) {
            boolean isChosen = kinds.get(i) == card;
            CardActor actor = cards.get(i);
            actor.setY(look.snap(slot(i, kinds.size()).y + (isChosen ? places.lift() : 0)));
            actor.setLifted(isChosen);
            actor.setRing(isChosen ? look.theme().good() : null);
            if (!actor.hasActions()) actor.lay(isChosen ? way : Way.UPRIGHT);
        }
        chosen = card;
        turnable = mayTurn && kinds.contains(card);
        discs.clearChildren();
        if (turnable) addDisc();
    }

    private void addDisc() {
        Rectangle box = disc();
        Group button = new Group();
        button.setTransform(false);
        button.setBounds(box.x, box.y, box.width, box.height);
        Picture ground = new Picture(look.art().region("turn-disc"));
        ground.setSize(DISC, DISC);
        button.addActor(ground);
        Picture icon = new Picture(look.art().region("icon-turn"));
        icon.setBounds((DISC - ICON) / 2, (DISC - ICON) / 2, ICON, ICON);
        button.addActor(icon);
        button.setTouchable(Touchable.enabled);
        button.addListener(tap(Spots.TURN));
        discs.addActor(button);
    }

    /** The button that turns the chosen card; null where it can't be turned. */
    Rectangle disc() {
        Rectangle box = turnable ? box(chosen) : null;
        if (box == null) return null;
        return new Rectangle(look.snap(box.x + (box.width - DISC) / 2), look.snap(box.y - places.discBelow()), DISC, DISC);
    }

    /** Shows the chosen card being turned. */
    void turn(Way way) {
        CardActor card = actor(chosen);
        if (card == null) return;
        card.clearActions();
        if (look.motion().lift() == 0) {
            card.lay(way);
            return;
        }
        card.addAction(new TemporalAction(TURN, Interpolation.pow2) {
            @Override
            protected void update(float part) {
                card.setAngle(180 * (way == Way.UPSIDE_DOWN ? part : 1 - part));
            }
        });
    }

    void ring(int card, Color colour) {
        CardActor actor = actor(card);
        if (actor != null) actor.setRing(colour);
    }
}
