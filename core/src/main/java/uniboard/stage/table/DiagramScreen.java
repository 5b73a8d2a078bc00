package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import uniboard.game.Position;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.SessionView;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.Plate;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.ScenePlace;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.Viewpoint;

/** A position to be looked at, as a picture in a book: nothing but the game's scene, and nothing to be done. */
public final class DiagramScreen extends Screen implements SessionView {
    private final UiContext look;
    private final CachedLayer still;
    private final GameSession session;
    private final TableLayout window;
    private final GamePresentation box;
    private final Viewpoint viewpoint;
    /** Null where nothing goes on. */
    private final SelfReplay replay;
    private BoardScene<?> scene;
    private SceneRegions mirrored;
    private final TableWords words;
    private SceneOutline laid = SceneOutline.NOTHING;

    /**
     * @param still   of the stage; the screen lays there what doesn't move
     * @param session of a match that is only shown
     */
    public DiagramScreen(UiContext look, TableLayout layout, CachedLayer still, GameSession session, GamePresentation box,
        Viewpoint viewpoint,
        TableOffer offered) {
        super(layout);
        this.look = look;
        this.still = still;
        this.session = session;
        window = layout;
        this.box = box;
        replay = offered.replay(session, look.motion());
        this.viewpoint = viewpoint;
        words = new TableWords(session, new TableNotices(() -> { }), viewpoint, look.texts());
        lay(layout.alone());
    }

    private void lay(TableLayout table) {
        Group ground = new Layer(Touchable.childrenOnly);
        ground.setSize(window.width(), window.height());
        scene = box.scene().create(new SceneRoom(look, table, viewpoint, ground, new Host(), null));
        mirrored = new SceneRegions(look, table, session);
        still.addActor(ground);
        addActor(scene);
        scene.show(state(session.seen().shown(), session.history().shownMove()));
        if (table.bar().height > 0 || !scene.outline().regions().isEmpty()) return;
        // Without a bar the scene shows a detail that says nothing by itself: the whole table does.
        scene.remove();
        ground.remove();
        lay(window);
    }

    /** What is tapped is only looked at. */
    private final class Host implements SceneHost {
        @Override
        public void tapped(String place) {
        }

        @Override
        public void shifted() {
            still.repaint();
        }

        @Override
        public void rearranged() {
            refresh();
        }
    }

    @Override
    public void open() {
        session.show(this);
    }

    @Override
    public void moved(Position before, int move, Position after) {
        scene.animate(state(before, Match.NO_MOVE), state(after, move), session::settled);
        refresh();
    }

    @Override
    public void finishMotion() {
        scene.finish();
    }

    @Override
    public float pass(float seconds) {
        return replay == null ? NOTHING_DUE : replay.pass(seconds);
    }

    @Override
    public void refreshed() {
        scene.show(state(session.seen().shown(), session.history().shownMove()));
        refresh();
    }

    /** Nobody plays there, so nobody's name is said. */
    private SceneState<?> state(Position position, int lastMove) {
        return new SceneState<>(position, lastMove, session.turn().viewer(), 0, null, null,
            Collections.nCopies(position.seats(), Plate.BLANK), session.feedback().hinted(), List.of());
    }

    private void refresh() {
        still.repaint();
        laid = scene.outline();
        changed();
    }

    @Override
    protected AccessibilityTree shown() {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        for (SceneRegion region : laid.regions()) regions.add(mirrored.of(region));
        return new AccessibilityTree(look.texts().say("game." + session.match().game().id()), "", words.now(null).together(), "",
            AccessibilityTree.Urgency.POLITE, null, regions, null, null);
    }

    @Override
    protected void chosen(String place) {
        ScenePlace on = laid.place(place);
        if (on == null || on.act() == null) return;
        on.act().run();
        refresh();
    }

    @Override
    protected void stepBack() {
    }

    @Override
    public void focused(String place) {
        scene.focused(place);
    }
}
