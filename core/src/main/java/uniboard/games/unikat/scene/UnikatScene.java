package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice.Step;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;
import uniboard.match.Match;
import uniboard.match.Selection;
import uniboard.stage.kit.Look;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.scene.LegacyScene;
import uniboard.stage.scene.PanZoom;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.Prompt;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SeatMark;
import uniboard.stage.scene.Viewpoint;
import uniboard.stage.scene.ZoomButton;

/** Unikat on the table. */
public final class UnikatScene extends LegacyScene {
    private static final float MARGIN = 12;
    /** How long the end of a round is to be read, in seconds. */
    private static final float ROUND_END = 3;

    private final Look look;
    private final SceneHost host;
    private final Group movingLayer = new Group();
    private PlayersMemory memory = new PlayersMemory();
    private UnikatPlaces places;
    private TableActor table;
    private ZoomButton zoomButton;
    private ZoomCorner zoomCorner;
    private RackActor rack;
    private DisplayActor display;
    private SeatsActor seats;
    private ChainActor chain;
    private ActionsActor actions;
    private ChoiceMarks marks;
    private int viewer = Position.NOBODY;
    private UnikatPosition shown;
    private LegalLays lays;
    private Selection selection;
    private List<Plate> plates = List.of();
    private MoveAnimation animation;
    private boolean laying;
    /** The card whose places have been brought into view. */
    private int lookedFor = UnikatCard.NONE;

    public UnikatScene(SceneRoom room) {
        super(room);
        look = room.look();
        host = room.host();
        movingLayer.setTransform(false);
        movingLayer.setTouchable(Touchable.disabled);
        lay(room);
    }

    @Override
    public void takeOver(LegacyScene former) {
        memory = ((UnikatScene) former).memory;
    }

    @Override
    public void layout(TableLayout layout, Viewpoint viewpoint) {
        places = UnikatPlaces.of(layout, look);
        table = new TableActor(look, places.table(), places.framing(layout), host);
        ground().addActor(table);
        if (places.rack() != null) addHands();
        if (places.seats() != null) addTable();
        marks = new ChoiceMarks(look, table, rack, display);
        addActor(movingLayer);
        table.panZoom().watch(new PanZoom.Watcher() {
            @Override
            public void moved() {
                if (!laying) host.shifted();
            }

            @Override
            public void rested() {
                if (laying) return;
                updateZoom();
                host.shifted();
                host.rearranged();
            }
        });
    }

    private void addHands() {
        rack = new RackActor(look, places.rackTray(), places.rack(), new CardDrag(look, movingLayer, new Drop()));
        display = new DisplayActor(look, places.displayTray(), places.display(), places.bag(), host);
        ground().addActor(rack);
        ground().addActor(display);
    }

    private void addTable() {
        seats = new SeatsActor(look, places.seats(), seatMarks());
        ground().addActor(seats);
        if (places.chain() != null) {
            chain = new ChainActor(look, places.chain());
            ground().addActor(chain);
        }
        actions = new ActionsActor(look, places.actions(), host);
        ground().addActor(actions);
        zoomButton = new ZoomButton(look, table.panZoom(), () -> table.lastCell());
        zoomCorner = new ZoomCorner(zoomButton, table, look.rightToLeft());
        addActor(zoomButton);
    }

    private void updateZoom() {
        if (zoomCorner != null) zoomCorner.update();
    }

    @Override
    public void seenBy(int seat) {
        viewer = seat;
    }

    @Override
    public PanZoom panZoom() {
        return table.panZoom();
    }

    private boolean hasRack() {
        return rack != null && viewer != Position.NOBODY;
    }

    private List<Integer> rackCards() {
        return hasRack() ? order().cards() : List.of();
    }

    private RackOrder order() {
        return memory.order(viewer);
    }

    @Override
    public void show(Position position, int lastMove) {
        finish();
        shown = (UnikatPosition) position.copy();
        memory.enter(shown.round());
        selection = null;
        lays = LegalLays.of(shown, viewer);
        laying = true;
        table.show(shown, memory.seenBy(viewer));
        laying = false;
        updateZoom();
        movingLayer.clearChildren();
        if (display != null) display.show(shown);
        if (rack != null) showRack();
        if (chain != null) chain.show(shown);
        if (seats != null) showSeats();
    }

    private void showRack() {
        if (hasRack()) order().follow(shown, viewer);
        boolean own = hasRack() && shown.toMove() == viewer;
        rack.show(rackCards(), own ? shown.chainLength() : 0);
    }

    private void showSeats() {
        String round = shown.rounds() == 1 ? "" : look.texts().say(Message.of("unikat.round", Integer.toString(shown.round()),
            Integer.toString(shown.rounds())));
        seats.show(shown, plates, round);
    }

    @Override
    public void seats(List<Plate> newPlates) {
        plates = newPlates;
        if (seats != null && shown != null) showSeats();
    }

    @Override
    public void animate(Position before, int move, Position after, Runnable settled) {
        if (display == null && UnikatMove.kind(move) != UnikatMove.Kind.LAY) {
            // Where only the table lies there is nothing to be seen of it.
            show(after, move);
            settled.run();
            return;
        }
        show(before, Match.NO_MOVE);
        mark(null);
        UnikatPosition from = (UnikatPosition) before;
        UnikatPosition to = (UnikatPosition) after.copy();
        boolean sameRound = from.round() == to.round();
        int mover = from.toMove();
        memory.moved(mover, to.laidCount());
        RackOrder order = new RackOrder(hasRack() ? order() : null);
        if (hasRack() && (mover == viewer || !sameRound)) order.follow(to, viewer);
        seeTarget(move, to, sameRound);
        animation = new MoveAnimation(look, movingLayer, () -> {
            animation = null;
            show(to, move);
            settled.run();
        });
        Flights flights = new Flights(look, table, rack, display, seats, animation);
        flights.plan(from, move, to, mover == viewer && hasRack(), order.cards());
        if (!sameRound && seats != null) {
            animation.pause(new RoundEnd(look, places.table(), from, to, plates, seatMarks()), ROUND_END);
            if (hasRack()) flights.deal(order.cards());
        }
        animation.start();
    }

    /** The place where a card is to be laid comes into view. */
    private void seeTarget(int move, UnikatPosition after, boolean sameRound) {
        if (UnikatMove.kind(move) != UnikatMove.Kind.LAY) return;
        laying = true;
        if (sameRound) table.reach(after);
        Rectangle cell = TableActor.cell(UnikatMove.x(move), UnikatMove.y(move));
        if (!panZoom().sees(cell)) panZoom().set(panZoom().showing(cell, MARGIN));
        laying = false;
    }

    private List<String> seatMarks() {
        List<String> pictures = new ArrayList<>();
        for (int seat = 0; seat < UnikatPosition.MOST_SEATS; seat++) pictures.add(SeatMark.of(seat));
        return pictures;
    }

    @Override
    public void finishMotion() {
        if (animation != null) animation.finish();
    }

    @Override
    public void mark(Selection newSelection) {
        selection = newSelection;
        marks.show(shown, lays, selection, rackCards());
        int card = ChoiceMarks.chosenCard(selection, rackCards());
        showActions(card);
        if (card != lookedFor) bringPlacesIntoView(card);
    }

    /** Of a card that is chosen anew at least one place is seen. */
    private void bringPlacesIntoView(int card) {
        lookedFor = card;
        Rectangle first = card == UnikatCard.NONE || zoomButton == null ? null : lays.nearest(table, card);
        if (first != null && !panZoom().sees(first)) zoomButton.glide(panZoom().showing(first, MARGIN));
    }

    private void showActions(int chosenCard) {
        if (actions == null) return;
        String action = selection == null ? null : lays.has(UnikatMove.Kind.END) ? UnikatPlace.END
            : lays.has(UnikatMove.Kind.PASS) ? UnikatPlace.PASS : null;
        actions.show(action, action == null ? null : label(action, selection), chosenCard, !rackCards().isEmpty());
    }

    @Override
    public boolean arrange(String place) {
        switch (place) {
            case Rearrange.SORT -> sort();
            case Rearrange.LEFT -> shift(look.rightToLeft() ? 1 : -1);
            case Rearrange.RIGHT -> shift(look.rightToLeft() ? -1 : 1);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void sort() {
        if (!hasRack()) return;
        order().sortAnew();
        showRackAnew(Message.of("unikat.sorted", FeatureWords.feature(order().sortedBy())));
    }

    private void shift(int by) {
        int card = ChoiceMarks.chosenCard(selection, rackCards());
        if (card != UnikatCard.NONE) put(card, rackCards().indexOf(card) + by);
    }

    private void put(int card, int index) {
        order().put(card, index);
        showRackAnew(Message.of("unikat.moved", Integer.toString(rackCards().indexOf(card) + 1), Integer.toString(rackCards().size())));
    }

    private void showRackAnew(Message said) {
        Selection before = selection;
        showRack();
        mark(before);
        host.tell(said);
        host.shifted();
    }

    @Override
    public Prompt prompt(Selection asked) {
        return new UnikatPrompts(shown, lays, asked).prompt();
    }

    @Override
    public void hint(List<String> hinted) {
        table.clearHint();
        for (String place : hinted) {
            Cell cell = Cell.of(place);
            int card = UnikatPlace.card(place);
            if (cell != null) table.addHint(cell.x(), cell.y());
            else if (rackCards().contains(card)) rack.actor(card).setRing(Look.HINT);
            else if (display != null) display.mark(place, Look.HINT);
            if (actions != null) actions.hint(place);
        }
    }

    @Override
    public void focused(String place) {
        Cell cell = place == null ? null : Cell.of(place);
        if (cell == null || shown == null) return;
        Rectangle box = TableActor.cell(cell.x(), cell.y());
        if (!panZoom().sees(box) && zoomButton != null) zoomButton.glide(panZoom().showing(box, MARGIN));
    }

    @Override
    protected SceneRegion lastRegion() {
        return zoomButton == null ? null : zoomButton.region();
    }

    @Override
    public List<Area> areas() {
        List<String> buttons = actions == null ? List.of() : actions.places();
        List<Area> areas = new ArrayList<>(UnikatAreas.of(shown, rackCards(), buttons));
        return areas;
    }

    @Override
    public Message label(String place, Selection asked) {
        Message words = hasRack() ? FeatureWords.label(place, order()) : null;
        return words != null ? words : new UnikatLabels(shown, viewer, lays, asked).label(place);
    }

    @Override
    public Rectangle bounds(String place) {
        Cell cell = Cell.of(place);
        if (cell != null) return panZoom().seen(TableActor.cell(cell.x(), cell.y()));
        if (place.equals(UnikatPlace.BAG)) return new Rectangle(display.bagBox());
        int card = UnikatPlace.card(place);
        if (rackCards().contains(card)) return new Rectangle(rack.box(card));
        if (card != UnikatCard.NONE && display.actor(card) != null) return display.bounds(card);
        Rectangle button = actions == null ? null : actions.bounds(place);
        if (button == null) throw new IllegalArgumentException(place);
        return button;
    }

    /** What dragging a card means: the same as tapping it and the place where it is let go, or another order of the rack. */
    private final class Drop implements CardDrag.Target {
        @Override
        public void tapped(int card) {
            host.tapped(UnikatPlace.ofCard(card));
        }

        @Override
        public Rectangle lifted(int card) {
            if (rack.actor(card) == null) return null;
            rack.actor(card).setVisible(false);
            table.clearPlaces();
            lays.light(table, shown, card);
            host.shifted();
            return rack.box(card);
        }

        @Override
        public void dropped(int card, float x, float y) {
            if (rack.actor(card) == null) return;
            rack.actor(card).setVisible(true);
            mark(selection);
            host.shifted();
            if (x < 0) return;
            String place = placeAt(x, y);
            if (place != null) {
                choose(card, place);
                return;
            }
            put(card, rack.slotNear(x, y));
        }

        private String placeAt(float x, float y) {
            Cell cell = table.seenAt(x, y);
            if (cell != null) return cell.isReachable() ? cell.place() : null;
            return display.placeAt(x, y);
        }

        /** Gives up what was chosen otherwise, chooses the card, then the place. */
        private void choose(int card, String place) {
            if (selection != null) {
                for (Step step : selection.chosen()) if (UnikatPlace.card(step.place()) != card) host.tapped(step.place());
            }
            if (selection == null || ChoiceMarks.chosenCard(selection, rackCards()) != card) host.tapped(UnikatPlace.ofCard(card));
            host.tapped(place);
        }

        @Override
        public void moved() {
            // What acts is drawn: the picture changes also when nothing else moves.
            movingLayer.addAction(Actions.delay(CardDrag.FRAME));
        }
    }
}
