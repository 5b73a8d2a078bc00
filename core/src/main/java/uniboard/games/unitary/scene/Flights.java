package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.game.Position;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.stage.kit.Look;

/** Which cards go where in a move, as one seat sees it: others' cards come from and go to their plates, and are drawn face down. */
final class Flights {
    private static final float PLATE_CARD = 22;
    /** Units set out while the card is still on its way. */
    private static final float UNITS_AFTER = 0.6f;
    private static final float PAUSE = 0.12f;

    private final Look look;
    private final UnitaryPlaces places;
    private final FractionActor fraction;
    private final StacksActor stacks;
    /** Null where there are none; so is the hand. */
    private final SeatsActor seats;
    private final HandActor hand;
    private final MoveAnimation animation;
    private UnitaryPosition before;
    private UnitaryPosition after;
    private int viewer;

    Flights(Look look, UnitaryPlaces places, FractionActor fraction, StacksActor stacks, SeatsActor seats, HandActor hand,
        MoveAnimation animation) {
        this.look = look;
        this.places = places;
        this.fraction = fraction;
        this.stacks = stacks;
        this.seats = seats;
        this.hand = hand;
        this.animation = animation;
    }

    /**
     * @param seer whose hand lies at the near edge, or nobody's
     * @param made whether the move was previewed by who made it
     */
    void plan(UnitaryPosition from, int move, UnitaryPosition to, int seer, boolean made) {
        before = from;
        after = to;
        viewer = hand == null ? Position.NOBODY : seer;
        int card = UnitaryMove.card(move);
        boolean isPlay = UnitaryMove.isPlay(move);
        if (card != UnitaryMove.OPEN && places.pile() != null) leaveHand(move, made);
        if (isPlay) {
            float start = places.pile() == null ? 0 : UNITS_AFTER * animation.cardTime();
            new UnitFlights(look, fraction, stacks, animation).plan(from.units(), move, made, start);
        }
        if (to.turns() > from.turns() && to.turns() < UnitaryPosition.MOST_TURNS && places.deck() != null) draw();
        if (to.winner() != Position.NOBODY && places.hidden() != null) flip(to.winner());
    }

    private void leaveHand(int move, boolean made) {
        int card = UnitaryMove.card(move);
        int mover = before.mover();
        Rectangle origin;
        if (mover == viewer) {
            origin = handBox(before, card);
            if (made) origin.y += places.lift();
            if (hand.actor(card) != null && HandActor.copies(before, mover, card) == 1) hand.actor(card).setVisible(false);
        } else {
            origin = plate(mover);
        }
        CardFlight.Turn turn = Way.of(move) == Way.UPRIGHT ? CardFlight.Turn.UPRIGHT : made ? CardFlight.Turn.UPSIDE_DOWN
            : CardFlight.Turn.TURNING;
        animation.fly(card, origin, places.pile(), CardFlight.Change.NONE, turn, 0);
    }

    private Rectangle handBox(UnitaryPosition position, int card) {
        var kinds = HandActor.kinds(position, viewer);
        return hand.slot(Math.max(0, kinds.indexOf(card)), kinds.size());
    }

    /** The next player's card comes from the deck, which may be made of the discard pile first. */
    private void draw() {
        float start = animation.length();
        if (start > 0) start += look.motion().lift() == 0 ? 0 : PAUSE;
        if (before.deckSize() == 0) {
            if (before.discardSize() + after.discardSize() == 0) return;
            animation.fly(UnitaryCard.NONE, places.pile(), places.deck(), CardFlight.Change.NONE, CardFlight.Turn.UPRIGHT, start);
            start = animation.length();
        }
        int drawer = after.mover();
        if (drawer != viewer) {
            animation.fly(UnitaryCard.NONE, places.deck(), plate(drawer), CardFlight.Change.NONE, CardFlight.Turn.UPRIGHT, start);
            return;
        }
        int card = after.handCard(viewer, after.handSize(viewer) - 1);
        animation.fly(card, places.deck(), handBox(after, card), CardFlight.Change.SHOW_FACE, CardFlight.Turn.UPRIGHT, start);
    }

    private Rectangle plate(int seat) {
        if (seats == null) {
            Rectangle mat = places.mat();
            float width = places.card() / 2;
            return new Rectangle(mat.x + mat.width / 2, mat.y + mat.height - width, width, width * CardActor.RATIO);
        }
        Rectangle box = seats.box(seat);
        return new Rectangle(box.x + (box.width - PLATE_CARD) / 2, box.y + (box.height - PLATE_CARD * CardActor.RATIO) / 2, PLATE_CARD,
            PLATE_CARD * CardActor.RATIO);
    }

    /** The winner's hidden card turns over. */
    private void flip(int side) {
        boolean own = viewer != Position.NOBODY && after.side(viewer) == side;
        boolean stays = own && places.form() != UnitaryPlaces.Form.SMALL;
        Rectangle to = stays ? places.hidden() : Reveal.box(places, look.rightToLeft());
        Rectangle origin = own ? places.hidden() : seats == null ? to : seats.hidden(side);
        float start = animation.length() + (look.motion().lift() == 0 ? 0 : PAUSE);
        animation.fly(after.hidden(side), origin, to, CardFlight.Change.SHOW_FACE, CardFlight.Turn.UPRIGHT, start);
    }
}
