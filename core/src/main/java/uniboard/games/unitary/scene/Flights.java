package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.game.Position;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.stage.kit.UiContext;

/** Which cards go where in a move, as one seat sees it: others' cards come from and go to their plates, and are drawn face down. */
final class Flights {
    private static final float PLATE_CARD = 22;
    /** Units set out while the card is still on its way. */
    private static final float UNITS_AFTER = 0.6f;
    private static final float PAUSE = 0.12f;
    /** Of a card whose name can be read, in CSS pixels. */
    private static final float READABLE = 112;

    private final UiContext look;
    private final UnitaryPlaces places;
    private final FractionActor fraction;
    private final StacksActor stacks;
    /** Null where there are none; so are the cards. */
    private final SeatsActor seats;
    private final CardsView cards;
    private final Rectangle letGo;
    private final UnitaryMotion motion;
    private UnitaryPosition before;
    private UnitaryPosition after;
    private int viewer;

    /** @param letGo where the card was let go; null if it comes from the hand */
    Flights(UiContext look, UnitaryPlaces places, FractionActor fraction, StacksActor stacks, SeatsActor seats, CardsView cards,
        Rectangle letGo, UnitaryMotion motion) {
        this.look = look;
        this.places = places;
        this.fraction = fraction;
        this.stacks = stacks;
        this.seats = seats;
        this.cards = cards;
        this.letGo = letGo;
        this.motion = motion;
    }

    /** @param made whether the move was previewed by who made it */
    void plan(Situation from, Situation to, boolean made) {
        before = from.position();
        after = to.position();
        viewer = to.state().viewer();
        int move = to.state().lastMove();
        float left = cards == null || UnitaryMove.card(move) == UnitaryMove.OPEN ? 0 : leaveHand(move, made);
        if (UnitaryMove.isPlay(move)) {
            float start = cards == null ? 0 : left + UNITS_AFTER * motion.cardTime();
            new UnitFlights(look, fraction, stacks, motion).plan(before.units(), move, made, start);
        }
        if (cards == null) return;
        if (after.turns() > before.turns() && after.turns() < UnitaryPosition.MOST_TURNS) draw();
        if (after.winner() != Position.NOBODY) flip(to);
    }

    /** @return when the card goes to the pile, in seconds from the start */
    private float leaveHand(int move, boolean made) {
        int card = UnitaryMove.card(move);
        int mover = before.mover();
        Rectangle origin;
        if (mover == viewer) {
            origin = handBox(before, card);
            if (made) origin.y += places.lift();
            if (letGo != null) origin = letGo;
            CardActor held = cards.hand().actor(card);
            if (held != null && HandActor.copies(before, mover, card) == 1) held.setVisible(false);
        } else {
            origin = plate(mover);
        }
        CardFlight.Turn turn = Way.of(move) == Way.UPRIGHT ? CardFlight.Turn.UPRIGHT : made ? CardFlight.Turn.UPSIDE_DOWN
            : CardFlight.Turn.TURNING;
        // On pages of rules who plays tells what.
        if (mover != viewer && seats != null && look.motion().lift() > 0) {
            String note = UnitaryMove.isPlay(move) ? null : look.texts().say("unitary.scene.discarded");
            return motion.present(card, origin, inSight(), places.pile(), turn, note);
        }
        motion.fly(card, origin, places.pile(), CardFlight.Change.NONE, turn, 0);
        return 0;
    }

    /** In the middle of the mat, large enough to be read. */
    private Rectangle inSight() {
        Rectangle mat = places.mat();
        float width = Math.max(READABLE, places.card());
        float height = width * CardActor.RATIO;
        return new Rectangle(mat.x + (mat.width - width) / 2, mat.y + (mat.height - height) / 2, width, height);
    }

    private Rectangle handBox(UnitaryPosition position, int card) {
        var kinds = HandActor.kinds(position, viewer);
        return cards.hand().slot(Math.max(0, kinds.indexOf(card)), kinds.size());
    }

    private float pause() {
        return look.motion().lift() == 0 ? 0 : PAUSE;
    }

    /** The next player's card comes from the deck, which may be made of the discard pile first. */
    private void draw() {
        float start = motion.length() > 0 ? motion.length() + pause() : 0;
        if (before.deckSize() == 0) {
            if (before.discardSize() + after.discardSize() == 0) return;
            motion.fly(UnitaryCard.NONE, places.pile(), places.deck(), CardFlight.Change.NONE, CardFlight.Turn.UPRIGHT, start);
            start = motion.length();
        }
        int drawer = after.mover();
        if (drawer != viewer) {
            motion.fly(UnitaryCard.NONE, places.deck(), plate(drawer), CardFlight.Change.NONE, CardFlight.Turn.UPRIGHT, start);
            return;
        }
        int card = after.handCard(viewer, after.handSize(viewer) - 1);
        motion.fly(card, places.deck(), handBox(after, card), CardFlight.Change.SHOW_FACE, CardFlight.Turn.UPRIGHT, start);
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
    private void flip(Situation won) {
        int side = after.winner();
        Rectangle to = cards.openBox(won);
        Rectangle origin = won.isWon() ? places.hidden() : seats == null ? to : seats.hidden(side);
        motion.fly(after.hidden(side), origin, to, CardFlight.Change.SHOW_FACE, CardFlight.Turn.UPRIGHT, motion.length() + pause());
    }
}
