package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.UiContext;

/** Which cards go where in a move, as one seat sees it: others' cards come from and go to their plates, face down where they are hidden. */
final class Flights {
    private static final float PLATE_CARD = 24;
    /** A card that comes from nowhere: how much larger it begins, and how far above. */
    private static final float DROP_GROWN = 0.25f;

    private final UiContext look;
    private final TableParts parts;
    private final UnikatPosition before;
    private final UnikatPosition after;
    private final int mover;
    /** Whether the mover's rack lies at the near edge. */
    private final boolean own;
    /** The viewer's cards as they will lie. */
    private final List<Integer> rackAfter;
    private final UnikatMotion motion;

    Flights(UiContext look, TableParts parts, Situation from, UnikatPosition after, List<Integer> rackAfter, UnikatMotion motion) {
        this.look = look;
        this.parts = parts;
        before = from.position();
        this.after = after;
        mover = before.toMove();
        own = parts.rack() != null && mover == from.state().viewer();
        this.rackAfter = rackAfter;
        this.motion = motion;
    }

    void plan(int move) {
        int taken = UnikatMove.OPEN;
        switch (UnikatMove.kind(move)) {
            case LAY -> fly(UnikatMove.card(move), parts.table().seenCard(Cell.of(move)));
            case SWAP -> {
                int open = after.displaySize();
                fly(UnikatMove.card(move), parts.display().slot(Math.max(0, open - 1), open));
                taken = UnikatMove.taken(move);
            }
            case DRAW -> taken = UnikatMove.taken(move);
            default -> { }
        }
        if (parts.display() == null || before.round() != after.round()) return;
        if (taken == UnikatMove.OPEN) taken = drawnBySelf();
        if (taken != UnikatMove.OPEN) take(taken);
        refill(taken);
    }

    /** A card leaves the mover. */
    private void fly(int card, Rectangle to) {
        motion.fly(new CardActor(look, card).at(origin(card, to)), to, false);
    }

    private Rectangle origin(int card, Rectangle to) {
        if (own && parts.rack().actor(card) != null) return leave(card);
        if (parts.seats() != null) return plate();
        float grown = to.width * (1 + DROP_GROWN);
        return new Rectangle(to.x - to.width * DROP_GROWN / 2, to.y + to.height * DROP_GROWN, grown, grown);
    }

    private Rectangle leave(int card) {
        parts.rack().actor(card).setVisible(false);
        return new Rectangle(parts.rack().box(card));
    }

    private Rectangle plate() {
        Rectangle box = parts.seats().box(mover);
        return new Rectangle(box.x + (box.width - PLATE_CARD) / 2, box.y + (box.height - PLATE_CARD) / 2, PLATE_CARD, PLATE_CARD);
    }

    /** A card that was drawn because there was nothing to choose, or {@link UnikatMove#OPEN}. */
    private int drawnBySelf() {
        if (after.rackSize(mover) < before.rackSize(mover)) return UnikatMove.OPEN;
        List<Integer> left = DisplayActor.cards(after);
        return DisplayActor.cards(before).stream().filter(card -> !left.contains(card)).findFirst().orElse(UnikatMove.OPEN);
    }

    private void take(int taken) {
        DisplayActor display = parts.display();
        boolean fromBag = taken == UnikatMove.BAG;
        int index = Math.max(0, DisplayActor.cards(before).indexOf(taken));
        Rectangle from = fromBag ? display.mouth() : display.slot(index, before.displaySize());
        if (!fromBag && display.actor(taken) != null) display.actor(taken).setVisible(false);
        int face = !fromBag ? taken : own ? newCard() : UnikatCard.NONE;
        Rectangle to = own ? parts.rack().slot(Math.max(0, rackAfter.indexOf(face))) : parts.seats() == null ? from : plate();
        motion.fly(new CardActor(look, face).at(from), to, fromBag && own);
    }

    /** The card that has come to the mover's rack. */
    private int newCard() {
        List<Integer> held = RackOrder.held(after, mover);
        held.removeAll(RackOrder.held(before, mover));
        return held.isEmpty() ? UnikatCard.NONE : held.get(0);
    }

    /** An emptied display is filled from the bag. */
    private void refill(int taken) {
        boolean last = before.displaySize() == 1 && taken == before.displayCard(0);
        if (!last || after.bagSize() == before.bagSize()) return;
        DisplayActor display = parts.display();
        List<Integer> open = DisplayActor.cards(after);
        for (int i = 0; i < open.size(); i++) {
            motion.fly(new CardActor(look, open.get(i)).at(display.mouth()), display.slot(i, open.size()), true);
        }
    }

    /** The rack of a new round comes from the bag, card by card. */
    void deal(UnikatMotion dealing) {
        List<CardActor> cards = new ArrayList<>();
        List<Rectangle> places = new ArrayList<>();
        for (int card : rackAfter) {
            places.add(parts.rack().slot(cards.size()));
            cards.add(new CardActor(look, card).at(parts.display().mouth()));
        }
        dealing.deal(cards, places);
    }
}
