package uniboard.games.unitary.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.match.Match;
import uniboard.match.Selection;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.Outline.Region.Kind;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.scene.LegacyScene;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.Prompt;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.Viewpoint;

/** Unitary on the table. */
public final class UnitaryScene extends LegacyScene {
    private final Look look;
    private final SceneHost host;
    private final Group movingLayer = new Group();
    private UnitaryPlaces places;
    private FractionActor fraction;
    /** Null on a mat alone; so is all that follows. */
    private StacksActor stacks;
    private FormulaPanel formula;
    private PilesActor piles;
    private HandActor hand;
    private HiddenActor hidden;
    private final Group revealed = new Group();
    /** Null on pages of rules; so are the actions and the zones. */
    private SeatsActor seats;
    private ActionsActor actions;
    private TellingZones zones;
    private int viewer = Position.NOBODY;
    private UnitaryPosition shown;
    private Selection selection;
    private Preview preview = Preview.none();
    /** The card that lies upside down in the hand, or none. */
    private int turnedCard = UnitaryCard.NONE;
    private List<Plate> plates = List.of();
    private MoveAnimation animation;

    public UnitaryScene(SceneRoom room) {
        super(room);
        look = room.look();
        host = room.host();
        movingLayer.setTransform(false);
        movingLayer.setTouchable(Touchable.disabled);
        revealed.setTransform(false);
        revealed.setTouchable(Touchable.disabled);
        lay(room);
    }

    @Override
    public void layout(TableLayout layout, Viewpoint viewpoint) {
        places = UnitaryPlaces.of(layout, look);
        ground().addActor(new MatActor(look, places.mat()));
        if (places.stacks() != null) {
            stacks = new StacksActor(look, places.stacks());
            ground().addActor(stacks);
        }
        fraction = new FractionActor(look, places.fraction(), places.form() == UnitaryPlaces.Form.LARGE);
        ground().addActor(fraction);
        if (places.hand() != null) layHand();
        if (places.seats() != null) {
            seats = new SeatsActor(look, places.seats());
            actions = new ActionsActor(look, places.actions(), host);
            zones = new TellingZones(host);
            ground().addActor(zones);
            ground().addActor(seats);
            ground().addActor(actions);
        }
        addActor(movingLayer);
    }

    private void layHand() {
        formula = new FormulaPanel(look, places.formula(), host);
        piles = new PilesActor(look, places);
        hand = new HandActor(look, places, host);
        hidden = new HiddenActor(look, places);
        ground().addActor(formula);
        ground().addActor(piles);
        ground().addActor(revealed);
        // What turns under a finger isn't painted once for all.
        addActor(hand);
        addActor(hidden);
    }

    @Override
    public void seenBy(int seat) {
        viewer = seat;
    }

    private boolean isSeated() {
        return hand != null && viewer != Position.NOBODY;
    }

    @Override
    public void show(Position position, int lastMove) {
        finish();
        shown = (UnitaryPosition) position.copy();
        selection = null;
        preview = Preview.none();
        movingLayer.clearChildren();
        fraction.show(shown.units(), preview);
        if (stacks != null) stacks.show(shown.units());
        if (piles != null) piles.show(shown, lastMove == Match.NO_MOVE ? Way.UPRIGHT : Way.of(lastMove));
        if (hand != null) showHands();
        if (formula != null) formula.show(shown.units(), preview);
        if (actions != null) actions.show(shown, null, Way.UPRIGHT);
        showSeats();
    }

    private void showHands() {
        if (isSeated()) hand.show(shown, viewer);
        else hand.showNone();
        int winner = shown.winner();
        boolean own = isSeated() && winner == shown.side(viewer);
        boolean here = own && places.form() != UnitaryPlaces.Form.SMALL;
        HiddenActor.Facing facing = here ? HiddenActor.Facing.WON : own ? HiddenActor.Facing.SHOWN_ELSEWHERE
            : places.form() == UnitaryPlaces.Form.EXAMPLE ? HiddenActor.Facing.UP : HiddenActor.Facing.DOWN;
        hidden.show(isSeated() ? shown.hidden(shown.side(viewer)) : UnitaryCard.NONE, facing);
        revealed.clearChildren();
        if (winner == Position.NOBODY || here) return;
        Rectangle box = Reveal.box(places, look.rightToLeft());
        CardActor card = new CardActor(look, shown.hidden(winner), box.width).at(box);
        card.setRing(look.theme().good());
        revealed.addActor(card);
    }

    private void showSeats() {
        if (seats == null || shown == null || plates.size() != shown.seats()) return;
        seats.show(shown, plates, this::liesOnPlate);
        zones.lay(onlyLookedAt(), this::bounds);
    }

    /** The places that are only looked at. */
    private List<String> onlyLookedAt() {
        List<String> spots = new ArrayList<>(List.of(Spots.ABOVE, Spots.BELOW, Spots.DECK, Spots.PILE));
        for (int seat = 0; seat < shown.seats(); seat++) spots.add(Spots.seat(seat));
        return spots;
    }

    /** Whether a side's hidden card lies on its plate: not at the near edge, and not open. */
    private boolean liesOnPlate(int side) {
        return side != shown.winner() && !(isSeated() && side == shown.side(viewer));
    }

    @Override
    public void seats(List<Plate> newPlates) {
        plates = newPlates;
        showSeats();
    }

    @Override
    public void animate(Position before, int move, Position after, Runnable settled) {
        if (hand == null && !UnitaryMove.isPlay(move)) {
            // Where only the fraction is seen there is nothing to be seen of it.
            show(after, move);
            settled.run();
            return;
        }
        boolean made = preview.isMove() && preview.move() == move;
        show(before, Match.NO_MOVE);
        turnedCard = UnitaryCard.NONE;
        UnitaryPosition to = (UnitaryPosition) after.copy();
        animation = new MoveAnimation(look, movingLayer, () -> {
            animation = null;
            show(to, move);
            settled.run();
        });
        new Flights(look, places, fraction, stacks, seats, hand, animation).plan((UnitaryPosition) before, move, to, viewer, made);
        animation.start();
    }

    @Override
    public void finishMotion() {
        if (animation != null) animation.finish();
    }

    @Override
    public void mark(Selection newSelection) {
        selection = newSelection;
        int card = Preview.chosen(selection);
        if (card != turnedCard) turnedCard = UnitaryCard.NONE;
        showChoice();
    }

    /** Which way up the chosen card lies. */
    private Way way() {
        return turnedCard == UnitaryCard.NONE ? Way.UPRIGHT : Way.UPSIDE_DOWN;
    }

    private void showChoice() {
        preview = Preview.of(shown, selection, way());
        // An example tells its way only when it moves: what the other way would do isn't shown.
        if (actions == null && preview.isMove() && UnitaryCard.isQuantity(preview.card())) preview = preview.withoutMove();
        fraction.show(shown.units(), preview);
        if (hand == null) return;
        hand.choose(preview.card(), way(), actions != null && UnitaryLabels.mayTurn(shown, selection));
        formula.show(shown.units(), preview);
        if (actions != null) actions.show(shown, selection, way());
    }

    @Override
    public boolean arrange(String place) {
        if (place.equals(Spots.TURN)) {
            turn(way().other());
            if (preview.card() != UnitaryCard.NONE) host.tell(UnitaryPrompts.wouldMake(shown, selection, way()));
            return true;
        }
        String about = Spots.aboutKey(place);
        if (about != null) {
            host.tell(Message.of("unitary.about." + about));
            return true;
        }
        if (place.equals(Spots.HIDDEN)) {
            if (!isSeated()) return true;
            hidden.peek();
            host.tell(label(place, selection));
            return true;
        }
        if (hidden != null) hidden.turnAway();
        boolean tells = actions != null && onlyLookedAt().contains(place);
        if (tells) host.tell(label(place, selection));
        return tells;
    }

    /** Turns the chosen card, if it can be turned. */
    private void turn(Way to) {
        hidden.turnAway();
        if (to == way() || !UnitaryLabels.mayTurn(shown, selection)) return;
        turnedCard = to == Way.UPSIDE_DOWN ? Preview.chosen(selection) : UnitaryCard.NONE;
        hand.turn(to);
        showChoice();
        host.shifted();
    }

    @Override
    public void focused(String place) {
        // Whoever comes to a way with the keyboard sees what it would do.
        if (place == null || shown == null || selection == null || actions == null) return;
        Way there = place.equals(UnitaryPlace.DOWN) ? Way.UPSIDE_DOWN : place.equals(UnitaryPlace.UP) ? Way.UPRIGHT : way();
        if (there == way()) return;
        turn(there);
        host.rearranged();
    }

    @Override
    public Prompt prompt(Selection asked) {
        return UnitaryPrompts.prompt(shown, asked, way());
    }

    @Override
    public void hint(List<String> hinted) {
        if (hand == null) return;
        for (String place : hinted) {
            int card = UnitaryPlace.card(place);
            if (card != UnitaryCard.NONE) hand.ring(card, Look.HINT);
            else if (actions != null) actions.hint(place);
        }
    }

    @Override
    public List<Area> areas() {
        UnitaryAreas areas = new UnitaryAreas();
        if (hand == null || actions == null) return areas.all();
        List<String> held = new ArrayList<>();
        for (int card : hand.kinds()) held.add(UnitaryPlace.ofCard(card));
        if (hand.disc() != null) held.add(Spots.TURN);
        if (isSeated()) held.add(Spots.HIDDEN);
        List<String> buttons = actions.places();
        List<String> units = new ArrayList<>(List.of(Spots.ABOVE, Spots.BELOW));
        String about = aboutTable();
        if (about != null && !buttons.contains(about)) units.add(about);
        String own = aboutHidden();
        if (own != null && !buttons.contains(own) && !units.contains(own)) held.add(own);
        List<String> sitting = new ArrayList<>();
        for (int seat = 0; seat < shown.seats(); seat++) sitting.add(Spots.seat(seat));
        return areas.with("hand", Kind.LIST, held).with("actions", Kind.TOOLBAR, buttons).with("fraction", Kind.LIST, units)
            .with("piles", Kind.LIST, List.of(Spots.DECK, Spots.PILE)).with("seats", Kind.LIST, sitting).all();
    }

    private String aboutTable() {
        return formula.about() == null ? null : Spots.about(UnitaryCard.quantity(shown.units()));
    }

    /** Only while the card is seen. */
    private String aboutHidden() {
        return isSeated() && hidden.isSeen() ? Spots.about(shown.hidden(shown.side(viewer))) : null;
    }

    @Override
    public Message label(String place, Selection asked) {
        UnitaryLabels labels = new UnitaryLabels(shown, viewer, asked, way());
        if (place.equals(Spots.HIDDEN)) return labels.hidden(hidden.isSeen());
        int seat = Spots.seatOf(place);
        return seat >= 0 ? labels.seat(seat, plates) : labels.label(place);
    }

    @Override
    public Rectangle bounds(String place) {
        int card = UnitaryPlace.card(place);
        Rectangle box = card == UnitaryCard.NONE ? actions.bounds(place) : hand.box(card);
        if (box != null) return box;
        int seat = Spots.seatOf(place);
        if (seat >= 0) return new Rectangle(seats.box(seat));
        if (place.equals(aboutTable())) return new Rectangle(formula.about());
        return switch (place) {
            case Spots.TURN -> hand.disc();
            case Spots.HIDDEN -> new Rectangle(places.hidden());
            case Spots.ABOVE -> half(Side.ABOVE);
            case Spots.BELOW -> half(Side.BELOW);
            case Spots.DECK -> target(places.deck());
            case Spots.PILE -> target(places.pile());
            default -> {
                if (!place.equals(aboutHidden())) throw new IllegalArgumentException(place);
                yield new Rectangle(places.hidden());
            }
        };
    }

    private Rectangle half(Side side) {
        Rectangle room = places.fraction();
        return new Rectangle(room.x, side == Side.ABOVE ? room.y + room.height / 2 : room.y, room.width, room.height / 2);
    }

    /** At least as large as a finger. */
    private static Rectangle target(Rectangle box) {
        float width = Math.max(Look.TOUCH, box.width);
        float height = Math.max(Look.TOUCH, box.height);
        return new Rectangle(box.x - (width - box.width) / 2, box.y - (height - box.height) / 2, width, height);
    }
}
