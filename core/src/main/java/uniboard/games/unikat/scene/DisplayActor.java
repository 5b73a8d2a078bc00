package uniboard.games.unikat.scene;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;
import uniboard.match.Candidate;
import uniboard.stage.kit.AccessibilityTree.Region.Kind;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.PatchPicture;
import uniboard.stage.kit.Picture;
import uniboard.stage.kit.Target;
import uniboard.stage.kit.TextActor;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SeatMark;
import uniboard.text.Direction;
import uniboard.text.TextStyle;

/** The open cards and the bag with its count. */
final class DisplayActor extends Group {
    private static final Color COUNT = new Color(0xFFF6E0FF);
    private static final float RING = 3;
    private static final float EMPTY = 0.45f;
    private static final float LARGEST_CARD = 64;
    /** Large enough for a finger. */
    private static final float LEAST_CARD = 44;
    private static final float GAP = 5;
    private static final float BADGE = 18;
    private static final float BADGE_RIM = 3;
    private static final float OVERHANG = 4;

    private final UiContext look;
    private final Rectangle room;
    private final Rectangle bagBox;
    private final Consumer<String> tapped;
    private final List<CardActor> cards = new ArrayList<>();
    private final Group open = new Layer(Touchable.childrenOnly);
    private final Picture bag;
    private final TextActor count;
    private final PatchPicture bagRing;
    /** The ring with a light line within it, as around cards: the ring alone is hard to see on dark wood. */
    private final Group bagMark = Layer.untouched();
    private final Group badges = Layer.untouched();

    /** @param mat under all; null for none */
    DisplayActor(UiContext look, Rectangle mat, Rectangle room, Rectangle bagBox, Consumer<String> tapped) {
        this.look = look;
        this.room = room;
        this.bagBox = bagBox;
        this.tapped = tapped;
        setTransform(false);
        if (mat != null) addActor(new TableMat(look, mat));
        bag = new Picture(look.art().region("bag"), look.theme().dim().cpy());
        bag.setBounds(bagBox.x, bagBox.y, bagBox.width, bagBox.height);
        Target.make(bag, UnikatPlace.BAG, tapped);
        bagRing = new PatchPicture(look.art().patch("ring"), look.theme().good(), RING, RING, RING, RING);
        bagRing.setBounds(bagBox.x, bagBox.y, bagBox.width, bagBox.height);
        PatchPicture bagEdge = new PatchPicture(look.art().patch("outline"), Color.WHITE);
        bagEdge.setBounds(bagBox.x, bagBox.y, bagBox.width, bagBox.height);
        bagMark.addActor(bagRing);
        bagMark.addActor(bagEdge);
        count = new TextActor(look, TextStyle.SANS_BOLD, bagBox.width > 54 ? UiContext.STRONG : UiContext.BODY, COUNT,
            TextActor.Place.CENTRE,
            Direction.LEFT_TO_RIGHT);
        count.setBounds(bagBox.x, bagBox.y + bagBox.height * 0.04f, bagBox.width, bagBox.height * 0.56f);
        addActor(open);
        addActor(bag);
        addActor(count);
        addActor(bagMark);
        addActor(badges);
    }

    /** Where a further card would lie. */
    Rectangle freeSlot() {
        return slot(cards.size(), cards.size() + 1);
    }

    void show(UnikatPosition position, List<News> news) {
        open.clearChildren();
        badges.clearChildren();
        cards.clear();
        for (int card : cards(position)) {
            CardActor actor = new CardActor(look, card).at(slot(cards.size(), position.displaySize()));
            Target.make(actor, actor.place(), tapped);
            cards.add(actor);
            open.addActor(actor);
        }
        int left = position.bagSize();
        count.line(Integer.toString(left));
        bag.getColor().a = left == 0 ? EMPTY : 1;
        for (News each : news) {
            if (each.given() != UnikatCard.NONE && actor(each.given()) != null) badge(each.seat(), box(actor(each.given())), 0);
        }
        List<Integer> drawers = new ArrayList<>();
        for (News each : news) if (each.taken() == UnikatMove.BAG && !drawers.contains(each.seat())) drawers.add(each.seat());
        for (int i = 0; i < drawers.size(); i++) badge(drawers.get(i), bagBox, i);
    }

    /** The mark of who gave the card, or drew from the bag, in the upper corner; further ones beside it. */
    private void badge(int seat, Rectangle box, int number) {
        float x = box.x - OVERHANG + number * (BADGE - 2 * OVERHANG);
        if (look.rightToLeft()) x = 2 * box.x + box.width - BADGE - x;
        float y = box.y + box.height - BADGE + OVERHANG;
        PatchPicture disc = new PatchPicture(look.art().patch("pill"), look.theme().panel());
        disc.setBounds(look.snap(x), look.snap(y), BADGE, BADGE);
        Picture mark = new Picture(look.art().region(SeatMark.of(seat)));
        mark.setBounds(look.snap(x + BADGE_RIM), look.snap(y + BADGE_RIM), BADGE - 2 * BADGE_RIM, BADGE - 2 * BADGE_RIM);
        badges.addActor(disc);
        badges.addActor(mark);
    }

    /** The open cards, the newest last. */
    static List<Integer> cards(UnikatPosition position) {
        List<Integer> cards = new ArrayList<>();
        for (int i = 0; i < position.displaySize(); i++) cards.add(position.displayCard(i));
        return cards;
    }

    /** Where the card of that number lies among a number of cards: as large as fits without hiding another, or else on each other. */
    Rectangle slot(int index, int size) {
        float least = Math.min(LEAST_CARD, room.height);
        float card = Math.min(LARGEST_CARD, room.height);
        while (card > least && fitting(room.width, card) * fitting(room.height, card) < size) card = Math.max(least, card - 1);
        int rows = fitting(room.height, card);
        int columns = Math.max(fitting(room.width, card), (size + rows - 1) / rows);
        float step = columns < 2 ? 0 : Math.min(card + GAP, (room.width - card) / (columns - 1));
        float along = index % columns * step;
        float x = look.rightToLeft() ? room.x + room.width - card - along : room.x + along;
        int row = index / columns;
        return new Rectangle(look.snap(x), look.snap(room.y + room.height - card - row * (card + GAP)), card, card);
    }

    private static int fitting(float length, float card) {
        return Math.max(1, (int) ((length + GAP) / (card + GAP)));
    }

    /** Where a card may be drawn from the bag: as large as an open one. */
    Rectangle mouth() {
        float side = Math.min(Math.min(LARGEST_CARD, room.height), bagBox.width * 0.7f);
        return new Rectangle(bagBox.x + (bagBox.width - side) / 2, bagBox.y + (bagBox.height - side) / 2, side, side);
    }

    /** The card's actor, or null. */
    CardActor actor(int card) {
        for (CardActor actor : cards) if (actor.card() == card) return actor;
        return null;
    }

    private static Rectangle box(CardActor card) {
        return new Rectangle(card.getX(), card.getY(), card.getWidth(), card.getHeight());
    }

    /** The place that lies there, or null. */
    String placeAt(float x, float y) {
        if (bagBox.contains(x, y)) return UnikatPlace.BAG;
        return cards.stream().filter(card -> box(card).contains(x, y)).map(CardActor::place).findFirst().orElse(null);
    }

    /** Rings what is chosen to be taken or, until something is, what may be taken next. */
    void mark(Situation now) {
        for (CardActor card : cards) ring(card.place(), isMarked(card.place(), now) ? look.theme().good() : null);
        ring(UnikatPlace.BAG, isMarked(UnikatPlace.BAG, now) ? look.theme().good() : null);
    }

    private static boolean isMarked(String place, Situation now) {
        return now.taken() == UnikatMove.OPEN ? now.isTakable(place) : now.role(place) == Candidate.Role.CHOSEN;
    }

    void hint(List<String> places) {
        for (String place : places) ring(place, UiContext.HINT);
    }

    /** Rings a card, or the bag, if the place is one of them; with null takes the ring away. */
    private void ring(String place, Color colour) {
        for (CardActor card : cards) if (card.place().equals(place)) card.setRing(colour);
        if (!place.equals(UnikatPlace.BAG)) return;
        bagMark.setVisible(colour != null);
        if (colour != null) bagRing.setColor(colour);
    }

    SceneRegion region(UnikatLabels labels) {
        SceneRegion region = new SceneRegion("display", Kind.LIST, Message.of("unikat.area.display"));
        for (CardActor card : cards) region.addStep(card.place(), box(card), labels.open(card.card()));
        region.addStep(UnikatPlace.BAG, new Rectangle(bagBox), labels.bag());
        return region;
    }
}
