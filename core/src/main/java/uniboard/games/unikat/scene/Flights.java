package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.Look;

/** Which cards go where in a move, as one seat sees it: others' cards come from and go to their plates, face down where they are hidden. */
final class Flights {
    private static final float PLATE_CARD = 24;
    /** A card that comes from nowhere: how much larger it begins, and how far above. */
    private static final float DROP_GROWN = 0.25f;

    private final Look look;
    private final TableActor table;
    /** Null on a table without; so are display and seats. */
    private final RackActor rack;
    private final DisplayActor display;
    private final SeatsActor seats;
    private final MoveAnimation animation;
    private UnikatPosition before;
    private UnikatPosition after;
    private int mover;
    private boolean own;
    /** The rack's cards as they will lie. */
    private List<Integer> rackAfter;

    Flights(Look look, TableActor table, RackActor rack, DisplayActor display, SeatsActor seats, MoveAnimation animation) {
        this.look = look;
        this.table = table;
        this.rack = rack;
        this.display = display;
        this.seats = seats;
        this.animation = animation;
    }

    /**
     * @param nowOwn whether the mover's rack lies at the near edge
     * @param order  of that rack after the move
     */
    void plan(UnikatPosition from, int move, UnikatPosition to, boolean nowOwn, List<Integer> order) {
        before = from;
        after = to;
        mover = from.toMove();
        own = nowOwn && rack != null;
        rackAfter = order;
        int taken = UnikatMove.OPEN;
        switch (UnikatMove.kind(move)) {
            case LAY -> lay(UnikatMove.card(move), table.seenCard(UnikatMove.x(move), UnikatMove.y(move)));
            case SWAP -> {
                give(UnikatMove.card(move));
                taken = UnikatMove.taken(move);
            }
            case DRAW -> taken = UnikatMove.taken(move);
            default -> { }
        }
        if (display == null || from.round() != to.round()) return;
        if (taken == UnikatMove.OPEN) taken = drawnBySelf();
        if (taken != UnikatMove.OPEN) take(taken);
        refill(taken);
    }

    private void lay(int card, Rectangle to) {
        animation.fly(new CardActor(look, card).at(origin(card, to)), to, false);
    }

    private Rectangle origin(int card, Rectangle to) {
        if (own && rack.actor(card) != null) return leave(card);
        if (seats != null) return plate();
        float grown = to.width * (1 + DROP_GROWN);
        return new Rectangle(to.x - to.width * DROP_GROWN / 2, to.y + to.height * DROP_GROWN, grown, grown);
    }

    private Rectangle leave(int card) {
        Rectangle box = new Rectangle(rack.box(card));
        rack.actor(card).setVisible(false);
        return box;
    }

    private Rectangle plate() {
        Rectangle box = seats.box(mover);
        return new Rectangle(box.x + (box.width - PLATE_CARD) / 2, box.y + (box.height - PLATE_CARD) / 2, PLATE_CARD, PLATE_CARD);
    }

    private void give(int card) {
        if (display == null) return;
        Rectangle to = display.slot(Math.max(0, after.displaySize() - 1), after.displaySize());
        animation.fly(new CardActor(look, card).at(origin(card, to)), to, false);
    }

    /** A card that was drawn because there was nothing to choose, or {@link UnikatMove#OPEN}. */
    private int drawnBySelf() {
        for (int i = 0; i < before.displaySize(); i++) {
            int card = before.displayCard(i);
            if (!isOpen(after, card) && after.rackSize(mover) >= before.rackSize(mover)) return card;
        }
        return UnikatMove.OPEN;
    }

    private void take(int taken) {
        boolean fromBag = taken == UnikatMove.BAG;
        Rectangle from = fromBag ? display.mouth() : new Rectangle(display.slot(openIndex(taken), before.displaySize()));
        if (!fromBag && display.actor(taken) != null) display.actor(taken).setVisible(false);
        int face = !fromBag ? taken : own ? newCard() : UnikatCard.NONE;
        Rectangle to = own ? rack.slot(Math.max(0, rackAfter.indexOf(face))) : seats == null ? from : plate();
        animation.fly(new CardActor(look, face).at(from), to, fromBag && own);
    }

    /** The rack of a new round comes from the bag, card by card. */
    void deal(List<Integer> order) {
        List<CardActor> cards = new ArrayList<>();
        List<Rectangle> places = new ArrayList<>();
        for (int card : order) {
            places.add(rack.slot(cards.size()));
            cards.add(new CardActor(look, card).at(display.mouth()));
        }
        animation.deal(cards, places);
    }

    private int openIndex(int card) {
        for (int i = 0; i < before.displaySize(); i++) if (before.displayCard(i) == card) return i;
        return 0;
    }

    /** The card that has come to the mover's rack. */
    private int newCard() {
        for (int i = 0; i < after.rackSize(mover); i++) if (!isHeld(before, after.rackCard(mover, i))) return after.rackCard(mover, i);
        return UnikatCard.NONE;
    }

    private boolean isHeld(UnikatPosition position, int card) {
        for (int i = 0; i < position.rackSize(mover); i++) if (position.rackCard(mover, i) == card) return true;
        return false;
    }

    private static boolean isOpen(UnikatPosition position, int card) {
        for (int i = 0; i < position.displaySize(); i++) if (position.displayCard(i) == card) return true;
        return false;
    }

    /** An emptied display is filled from the bag. */
    private void refill(int taken) {
        boolean last = before.displaySize() == 1 && taken == before.displayCard(0);
        if (!last || after.displaySize() == 0 || after.bagSize() == before.bagSize()) return;
        for (int i = 0; i < after.displaySize(); i++) {
            animation.fly(new CardActor(look, after.displayCard(i)).at(display.mouth()), display.slot(i, after.displaySize()), true);
        }
    }
}
