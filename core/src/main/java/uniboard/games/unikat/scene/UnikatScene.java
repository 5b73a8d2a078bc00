package uniboard.games.unikat.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Choice;
import uniboard.game.Message;
import uniboard.games.unikat.UnikatCard;
import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.PanZoom;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneMotion;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.ZoomButton;

/** Unikat on the table. */
public class UnikatScene extends BoardScene<UnikatPosition> {
    /** How long the end of a round is shown where nobody says when to go on, in seconds. */
    private static final float ROUND_END = 3;

    final UiContext look;
    final SceneHost host;
    private final PlayersMemory memory;
    final TableActor table;
    /** Null on a table without, and so is the display. */
    final RackActor rack;
    final DisplayActor display;
    /** Null where nobody plays, and so are the actions and the zoom. */
    private final SeatsActor seats;
    private final ActionsActor actions;
    private final ZoomCorner zoom;
    /** Null where there is no room for it. */
    private final ChainActor chain;
    private final Group movingLayer = Layer.untouched();
    private final SeatPeek peek;
    /** The last round that came to its end, or null. */
    private RoundOver roundOver;
    /** Null unless a round's end is shown. */
    private RoundEnd roundEnd;
    /** Whether a round's end was being read where the scene is shown again. */
    private boolean wasReading;
    private Situation now;
    /** What others did since the viewer's last move. */
    private List<News> news = List.of();
    /** How the viewer's cards lie. */
    private RackOrder order;
    /** The card whose places have been brought into view. */
    private int lookedFor = UnikatCard.NONE;
    /** The places of the hint last shown. */
    private List<String> hinted = List.of();

    public UnikatScene(SceneRoom room) {
        super(room);
        look = room.look();
        host = room.host();
        UnikatScene former = (UnikatScene) room.former();
        memory = former == null ? new PlayersMemory() : former.memory;
        wasReading = former != null && former.roundEnd != null;
        UnikatPlaces places = UnikatPlaces.of(room.layout(), look);
        table = new TableActor(look, places.table(), places.framing(room.layout()), host);
        boolean hasHands = places.rack() != null;
        rack = hasHands ? new RackActor(look, places.rackTray(), places.rack(), new CardDrag(look, movingLayer, new Drop())) : null;
        display = hasHands ? new DisplayActor(look, places.displayMat(), places.display(), places.bag(), host::tapped) : null;
        boolean isPlayed = places.seats() != null;
        seats = isPlayed ? new SeatsActor(look, places.seats(), host::tapped) : null;
        chain = places.chain() == null ? null : new ChainActor(look, places.chain());
        actions = isPlayed ? new ActionsActor(look, places.actions(), host, this::sort, this::shift) : null;
        if (hasHands) room.ground().addActor(new TableMat(look, places.table()));
        for (Actor part : new Actor[] {table, rack, display, seats, chain, actions}) if (part != null) room.ground().addActor(part);
        zoom = isPlayed ? new ZoomCorner(new ZoomButton(look, table.panZoom(), table::lastCell), table, look.rightToLeft()) : null;
        if (zoom != null) addActor(zoom.button());
        addActor(movingLayer);
        peek = new SeatPeek(look, places.table(), host);
        addActor(peek);
        table.panZoom().watch(new Sighted());
    }

    /** Follows the view on the table. */
    private final class Sighted implements PanZoom.Listener {
        @Override
        public void moved() {
            host.shifted();
        }

        @Override
        public void rested() {
            if (zoom != null) zoom.update();
            host.shifted();
            host.rearranged();
        }
    }

    @Override
    protected void display(SceneState<UnikatPosition> state) {
        now = new Situation(state);
        UnikatPosition position = state.position();
        memory.enter(position.round());
        order = memory.order(state.viewer());
        order.follow(position);
        news = memory.news(position, state.viewer());
        table.show(position, memory.seenBy(state.viewer()));
        peek.close();
        movingLayer.clearChildren();
        if (display != null) display.show(position, news);
        if (chain != null) chain.show(position);
        if (seats != null) seats.show(state, news);
        if (zoom != null) zoom.update();
        layRack();
        mark();
        hint(state.hinted());
    }

    private void layRack() {
        if (rack == null) return;
        boolean own = now.state().isSeated() && now.position().toMove() == now.state().viewer();
        rack.show(order.cards(), own ? now.position().chainLength() : 0);
    }

    /** Shows what is chosen, and what may be chosen next. */
    private void mark() {
        table.mark(now);
        if (display != null) display.mark(now);
        if (rack != null) rack.mark(now);
        if (actions != null) actions.show(now, order);
        if (now.card() != lookedFor) bringPlacesIntoView();
    }

    /** Of a card that is chosen again at least one place is seen. */
    private void bringPlacesIntoView() {
        lookedFor = now.card();
        List<Cell> cells = now.lays(lookedFor).stream().map(Cell::of).toList();
        if (!cells.isEmpty() && cells.stream().noneMatch(table::sees)) glideTo(cells.get(0));
    }

    /** What a new hint speaks of is seen as a whole. */
    private void bringIntoView(List<String> places) {
        for (String place : places) if (table.cell(place) != null) glideTo(table.cell(place));
    }

    private void glideTo(Cell cell) {
        if (zoom != null && !table.sees(cell)) zoom.button().glide(table.showing(cell));
    }

    private void hint(List<String> places) {
        if (!places.equals(hinted)) bringIntoView(places);
        hinted = places;
        table.hint(places);
        if (display != null) display.hint(places);
        if (rack != null) rack.hint(places);
        if (actions != null) places.forEach(actions::hint);
    }

    @Override
    protected SceneMotion motion(SceneState<UnikatPosition> from, SceneState<UnikatPosition> to) {
        int move = to.lastMove();
        // Where only the table lies there is nothing else to be seen.
        if (display == null && UnikatMove.kind(move) != UnikatMove.Kind.LAY) return SceneMotion.NONE;
        display(from);
        UnikatPosition after = to.position();
        int mover = now.position().toMove();
        boolean sameRound = now.position().round() == after.round();
        memory.moved(now.position(), move, after.laidCount());
        RackOrder then = order.copy();
        if (mover == from.viewer() || !sameRound) then.follow(after);
        if (sameRound) table.reach(after);
        if (UnikatMove.kind(move) == UnikatMove.Kind.LAY) see(Cell.of(move));
        UnikatMotion motion = new UnikatMotion(look, movingLayer);
        Flights flights = new Flights(look, new TableParts(table, rack, display, seats), now, after, then.cards(), motion);
        flights.plan(move);
        // Even where no card moves there is a moment to see that a move was made.
        motion.lastUntil(look.motion().slide());
        return sameRound || seats == null ? motion : roundOver(from, to, motion, flights);
    }

    private RoundOver roundOver(SceneState<UnikatPosition> from, SceneState<UnikatPosition> to, UnikatMotion lastMove, Flights flights) {
        boolean waits = to.isSeated();
        RoundEnd sheet = new RoundEnd(look, table.panZoom().room(), from, to, waits ? this::goOn : null);
        SceneMotion shown = wasReading ? SceneMotion.NONE : lastMove;
        wasReading = false;
        roundOver = new RoundOver(this, shown, waits ? Float.POSITIVE_INFINITY : ROUND_END, new RoundOver.Reading() {
            @Override
            public void begins() {
                roundEnd = sheet;
                addActor(sheet);
                host.rearranged();
            }

            @Override
            public SceneMotion ends() {
                roundEnd = null;
                sheet.remove();
                UnikatMotion dealing = new UnikatMotion(look, movingLayer);
                flights.deal(dealing);
                return dealing;
            }
        });
        return roundOver;
    }

    private void goOn() {
        roundOver.goOn();
        host.rearranged();
    }

    /** Brings the place for a card into view. */
    private void see(Cell cell) {
        if (!table.sees(cell)) table.panZoom().set(table.showing(cell));
    }

    private void sort() {
        order.sortAnew();
        rearrange(Message.of("unikat.sorted", FeatureWords.feature(order.sortedBy())));
    }

    /** The chosen card moves by a number of places towards the rack's end. */
    private void shift(int by) {
        if (now.card() != UnikatCard.NONE) put(now.card(), order.cards().indexOf(now.card()) + by);
    }

    private void put(int card, int index) {
        order.put(card, index);
        rearrange(Message.of("unikat.moved", Integer.toString(order.cards().indexOf(card) + 1), Integer.toString(order.cards().size())));
    }

    private void rearrange(Message said) {
        layRack();
        mark();
        host.tell(said);
        host.shifted();
    }

    @Override
    public void focused(String place) {
        Cell cell = place == null ? null : table.cell(place);
        if (cell != null) glideTo(cell);
    }

    @Override
    public void pointed(String place) {
        if (rack == null || now == null) return;
        rack.point(place);
        rack.mark(now);
        rack.hint(now.state().hinted());
        host.shifted();
    }

    @Override
    public SceneOutline outline() {
        if (roundEnd != null) return new SceneOutline(List.of(roundEnd.region()), roundEnd.prompt(), table.panZoom());
        UnikatLabels labels = new UnikatLabels(now, news);
        List<SceneRegion> regions = new ArrayList<>();
        if (!order.cards().isEmpty()) regions.add(rack.region(labels));
        regions.add(table.region(labels));
        if (display != null) regions.add(display.region(labels));
        if (actions != null && !actions.places().isEmpty()) regions.add(actions.region());
        if (seats != null) regions.add(seats.region(labels, seat -> peek.open(now.state(), seat)));
        SceneRegion view = zoom == null ? null : zoom.button().region();
        if (view != null) regions.add(view);
        return new SceneOutline(regions, now.selection() == null ? null : new UnikatPrompts(now).prompt(), table.panZoom());
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
            table.light(now, card);
            host.shifted();
            return rack.box(card);
        }

        @Override
        public void returned(int card) {
            if (rack.actor(card) == null) return;
            rack.actor(card).setVisible(true);
            mark();
            host.shifted();
        }

        @Override
        public void dropped(int card, float x, float y) {
            if (rack.actor(card) == null) return;
            Cell cell = table.seenAt(x, y);
            String place = cell == null ? display.placeAt(x, y) : cell.isReachable() ? cell.place() : null;
            if (place == null) put(card, rack.slotNear(x, y));
            else choose(card, place);
        }
    }

    /** Gives up what was chosen otherwise, chooses the card, then the place. */
    void choose(int card, String place) {
        String chosen = UnikatPlace.ofCard(card);
        for (Choice.Step step : now.steps()) if (!step.place().equals(chosen)) host.tapped(step.place());
        if (now.card() != card) host.tapped(chosen);
        host.tapped(place);
    }
}
