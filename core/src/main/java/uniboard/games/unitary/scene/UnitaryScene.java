package uniboard.games.unitary.scene;

import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.games.unitary.UnitaryCard;
import uniboard.games.unitary.UnitaryMove;
import uniboard.games.unitary.UnitaryPlace;
import uniboard.games.unitary.UnitaryPosition;
import uniboard.match.Candidate;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneMotion;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SceneState;

/** Unitary on the table. */
public final class UnitaryScene extends BoardScene<UnitaryPosition> {
    private final UiContext look;
    private final SceneHost host;
    private final UnitaryPlaces places;
    private final FractionActor fraction;
    /** Null where there is no room for them. */
    private final StacksActor stacks;
    /** Null on a mat alone. */
    private final CardsView cards;
    private final CardDrag drag;
    /** Null on pages of rules, too. */
    private final TableView table;
    private final Group movingLayer = Layer.untouched();
    /** At first that of the scene in whose place this one comes; null if there is none. */
    private Situation now;
    /** What the chosen card is shown to do; null for nothing. */
    private UnitChange preview;

    public UnitaryScene(SceneRoom room) {
        super(room);
        look = room.look();
        host = room.host();
        places = UnitaryPlaces.of(room.layout(), look, room.viewpoint());
        Group ground = room.ground();
        ground.addActor(new MatActor(look, places.mat()));
        stacks = places.stacks() == null ? null : new StacksActor(look, places.stacks());
        if (stacks != null) ground.addActor(stacks);
        fraction = new FractionActor(look, places.fraction(), places.form() == UnitaryPlaces.Form.LARGE);
        ground.addActor(fraction);
        drag = new CardDrag(look, places, host, movingLayer, () -> now);
        cards = places.hand() == null ? null : new CardsView(look, places, host, room.viewpoint(), drag, ground, this);
        table = places.seats() == null ? null : new TableView(look, places, host, fraction, cards, this::turnOver, ground);
        addActor(movingLayer);
        if (room.former() != null) now = ((UnitaryScene) room.former()).now;
    }

    @Override
    protected void display(SceneState<UnitaryPosition> state) {
        now = now == null ? new Situation(state, Way.UPRIGHT) : now.followedBy(state);
        movingLayer.clear();
        if (stacks != null) stacks.show(state.position().units());
        if (cards != null) cards.show(now);
        if (table != null) table.show(now);
        showChoice();
        for (String place : state.hinted()) hint(place);
    }

    private void showChoice() {
        // An example tells a quantity's way only when it moves: what the other way would do isn't shown.
        preview = table == null && UnitaryCard.isQuantity(now.card()) ? null : now.preview();
        fraction.show(now.position().units(), preview);
        if (cards != null) cards.choose(now, preview);
        if (table != null) table.actions().show(now);
    }

    private void hint(String place) {
        if (cards != null) cards.hand().hint(place);
        if (table != null) table.actions().hint(place);
    }

    @Override
    protected SceneMotion motion(SceneState<UnitaryPosition> from, SceneState<UnitaryPosition> to) {
        // Where only the fraction is seen there is nothing to be seen of other moves.
        if (cards == null && !UnitaryMove.isPlay(to.lastMove())) return SceneMotion.NONE;
        boolean made = preview != null && preview.move() == to.lastMove();
        display(from);
        UnitaryMotion motion = new UnitaryMotion(look, movingLayer);
        SeatsActor seats = table == null ? null : table.seats();
        new Flights(look, places, fraction, stacks, seats, cards, drag.letGo(), motion).plan(now, now.followedBy(to), made);
        return motion;
    }

    private void turnOver() {
        turn(now.way().other());
        host.tell(UnitaryPrompts.wouldMake(now));
    }

    private void turn(Way way) {
        cards.goal().turnAway();
        now = new Situation(now.state(), way);
        cards.hand().turn(now);
        showChoice();
        host.shifted();
    }

    @Override
    public void focused(String place) {
        // A way that the keyboard comes to shows what it would do.
        if (now == null || table == null || !now.mayTurn()) return;
        Way way = UnitaryPlace.DOWN.equals(place) ? Way.UPSIDE_DOWN : UnitaryPlace.UP.equals(place) ? Way.UPRIGHT : now.way();
        if (way == now.way()) return;
        turn(way);
        host.rearranged();
    }

    @Override
    public void pointed(String place) {
        Candidate candidate = place == null || now == null || now.selection() == null ? null : now.selection().candidate(place);
        boolean rises = candidate != null && candidate.role() != Candidate.Role.CHOSEN;
        if (cards != null) cards.hand().point(rises ? place : null);
    }

    @Override
    public SceneOutline outline() {
        return table == null ? SceneOutline.NOTHING : table.outline(now);
    }
}
