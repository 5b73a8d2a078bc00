package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.ArrayList;
import java.util.List;
import uniboard.game.Position;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.SessionView;
import uniboard.stage.kit.AccessibilityBridge;
import uniboard.stage.kit.AccessibilityTree;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.SceneOutline;
import uniboard.stage.scene.ScenePlace;
import uniboard.stage.scene.SceneRegion;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.Viewpoint;

/** A game's scene that shows a session, with marks over it and more beside it than at a table. */
abstract class SceneScreen extends Screen implements SessionView {
    private final CachedLayer still;
    private final GameSession session;
    private final TableLayout window;
    private final BoardScene<?> scene;
    private final SceneRegions mirrored;
    private SceneOutline laid = SceneOutline.NOTHING;

    /**
     * @param still of the stage; the screen lays there what doesn't move
     * @param table the game's own layout within the window
     */
    SceneScreen(UiContext look, TableLayout window, TableLayout table, CachedLayer still, GameSession session, GamePresentation box,
        Viewpoint viewpoint) {
        super(window);
        this.still = still;
        this.session = session;
        this.window = window;
        Group ground = new Layer(Touchable.childrenOnly);
        ground.setSize(window.width(), window.height());
        still.addActor(ground);
        scene = box.scene().create(new SceneRoom(look, table, viewpoint, ground, new Host(), null));
        mirrored = new SceneRegions(look, table, session);
        addActor(scene);
    }

    /** What the scene shows of the position. */
    abstract SceneState<?> state(Position position, int lastMove);

    /** Shows again all that stands around the scene. */
    abstract void tell();

    /** Marks moves over the scene as it is laid now. */
    abstract void mark();

    private final class Host extends SessionHost {
        Host() {
            super(SceneScreen.this, () -> session);
        }

        @Override
        public void shifted() {
            outlined();
        }

        @Override
        public void rearranged() {
            SceneScreen.this.tell();
        }
    }

    /** Places of the scene may lie elsewhere now. */
    final void outlined() {
        still.repaint();
        laid = scene.outline();
        mark();
    }

    final BoardScene<?> scene() {
        return scene;
    }

    final SceneOutline laid() {
        return laid;
    }

    final List<AccessibilityTree.Region> sceneRegions() {
        List<AccessibilityTree.Region> regions = new ArrayList<>();
        for (SceneRegion region : laid.regions()) regions.add(mirrored.of(region));
        return regions;
    }

    /** @return whether the place does something in the scene itself: then it has been done */
    final boolean actOn(String place) {
        ScenePlace on = laid.place(place);
        if (on == null || on.act() == null) return false;
        on.act().run();
        tell();
        return true;
    }

    @Override
    public void moved(Position before, int move, Position after) {
        scene.animate(state(before, Match.NO_MOVE), state(after, move), session::settled);
        tell();
    }

    @Override
    public void finishMotion() {
        scene.finish();
    }

    @Override
    protected AccessibilityBridge.Grip grip() {
        return laid.panZoom() == null ? null : laid.panZoom().grip(window.height());
    }

    @Override
    public void focused(String place) {
        scene.focused(place);
    }

    @Override
    public void pointed(String place) {
        scene.pointed(place);
        still.repaint();
    }

    @Override
    protected boolean liesOverAnother() {
        return true;
    }
}
