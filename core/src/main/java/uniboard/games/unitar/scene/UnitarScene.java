package uniboard.games.unitar.scene;

import java.util.ArrayList;
import java.util.List;
import uniboard.games.unitar.UnitarBlock;
import uniboard.games.unitar.UnitarPhase;
import uniboard.games.unitar.UnitarPlace;
import uniboard.games.unitar.UnitarPosition;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneMotion;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.TableRooms;

/** Unitar on the table. */
public final class UnitarScene extends BoardScene<UnitarPosition> {
    private final UiContext look;
    private final SceneHost host;
    private final FieldActor cloth;
    private final TableParts parts;
    /** How fast a comparison is told where nobody has to be waited for. */
    private final Pace pace;
    /** Whether all but the field has gone, after the end. */
    private final boolean isFieldAlone;
    private final NextBlock next = new NextBlock();
    private TablePhase moment;
    /** Before anything is shown: what the scene shows in whose place this one comes. */
    private TablePhase former;

    public UnitarScene(SceneRoom room) {
        super(room);
        look = room.look();
        former = room.former() instanceof UnitarScene scene ? scene.moment : null;
        host = room.host();
        UnitarPlaces places = UnitarPlaces.of(room.layout(), look);
        isFieldAlone = room.layout().isDrawnTogether();
        pace = places.frames() == null ? Pace.MINIATURE : Pace.TABLE;
        FieldGrid grid = FieldGrid.within(places.field());
        StonePainter stones = new StonePainter(look);
        cloth = new FieldActor(look, grid);
        room.ground().addActor(cloth);
        parts = new TableParts(new FieldView(look, grid, stones, host::tapped, this::tapped), new FramesView(look, stones, places),
            places.board() == null ? null : new SideView(look, stones, places, host, this::wanted));
        addActor(parts.field());
        addActor(parts.frames());
        parts.beside(this::addActor);
        parts.beside(side -> side.setVisible(!isFieldAlone));
    }

    /** What is left of a table. */
    public static TableRooms rooms(TableLayout layout, UiContext look) {
        UnitarPlaces places = UnitarPlaces.of(layout, look);
        return new TableRooms(places.panel(), places.footer(), null, places.leadsToPoints() ? places.frames() : null,
            places.end());
    }

    /** @param block {@link UnitarBlock#NONE} where there is none */
    private void tapped(int block) {
        Runnable tap = moment.tap(block);
        if (tap != null) {
            tap.run();
            host.rearranged();
        } else {
            host.tapped(block == UnitarBlock.NONE ? FieldView.NOWHERE : UnitarPlace.ofBlock(block));
        }
    }

    private void wanted(String block, int symbol) {
        if (moment instanceof TablePhase.Placing) {
            want(symbol);
            host.rearranged();
        } else {
            host.tapped(block);
        }
    }

    /** The player asks to place the block of a symbol next. */
    private void want(int symbol) {
        next.want(symbol);
        moment.lay(parts);
    }

    private void turnTo(TablePhase other) {
        moment = other;
        moment.lay(parts);
    }

    @Override
    protected void display(SceneState<UnitarPosition> state) {
        UnitarPosition position = state.position();
        next.follow(Chosen.of(state.selection()));
        cloth.show(position.round());
        parts.field().show(position.board());
        parts.frames().show(state);
        Situation now = new Situation(state);
        turnTo(momentOf(now));
        boolean lookedBack = !isFieldAlone && former instanceof TablePhase.LookingBack earlier && earlier.isOf(now);
        if (lookedBack && !(moment instanceof TablePhase.LookingBack)) lookBack(now);
        former = null;
        if (state.hinted().isEmpty()) return;
        parts.field().hint(position, Chosen.of(state.hinted()));
        parts.beside(side -> side.hint(state.hinted()));
    }

    private TablePhase momentOf(Situation now) {
        if (isFieldAlone) return new TablePhase.Ended(now, host::tell);
        boolean isChosen = now.selection() != null;
        if (now.isIn(UnitarPhase.PLACE)) {
            return isChosen ? new TablePhase.Placing(now, next, this::want, host::tell) : new TablePhase.OthersPlace(now);
        }
        if (isChosen) return new TablePhase.Choosing(now, host::tapped, host::tell, () -> lookBackTelling(now));
        TablePhase others = new TablePhase.OthersChoose(now, host::tell, () -> lookBackTelling(now));
        boolean isTold = now.isIn(UnitarPhase.OVER) && now.comparison() != null;
        return isTold ? new TablePhase.LookingBack(now, others, () -> turnTo(others)) : others;
    }

    private void lookBack(Situation now) {
        TablePhase from = moment;
        turnTo(new TablePhase.LookingBack(now, from, () -> {
            turnTo(from);
            host.hush();
        }));
    }

    private void lookBackTelling(Situation now) {
        lookBack(now);
        host.tell(now.outcome());
    }

    @Override
    protected SceneMotion motion(SceneState<UnitarPosition> from, SceneState<UnitarPosition> to) {
        Situation now = new Situation(to);
        if (now.completesStep() && now.comparison() != null) return story(now);
        display(to);
        if (!now.completesStep() && parts.side() == null) return SceneMotion.NONE;
        UnitarMotion motion = new UnitarMotion(look, this);
        if (now.completesStep()) parts.field().comeDown(motion);
        else motion.commit();
        return motion;
    }

    private Story story(Situation now) {
        boolean waits = parts.side() != null && now.state().isSeated();
        Story.Progress begun = former instanceof ComparisonStory told && told.tells(now) ? told.story().progress()
            : Story.Progress.BEGINNING;
        former = null;
        ComparisonStory telling = new ComparisonStory(now, parts, host, look, this, waits ? pace.waiting() : pace, begun);
        cloth.show(now.comparison().round());
        turnTo(telling);
        return telling.story();
    }

    @Override
    public SceneOutline outline() {
        if (parts.side() == null) return SceneOutline.NOTHING;
        List<SceneRegion> regions = new ArrayList<>(moment.regions(parts.field(), parts.side()));
        SceneRegion buttons = parts.side().buttons().region();
        if (!buttons.places().isEmpty()) regions.add(buttons);
        return new SceneOutline(regions, moment.prompt(), null);
    }
}
