package uniboard.stage.table;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.game.Position;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.match.Selection;
import uniboard.stage.kit.CachedLayer;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;
import uniboard.stage.scene.BoardScene;
import uniboard.stage.scene.SceneHost;
import uniboard.stage.scene.SceneRoom;
import uniboard.stage.scene.SceneState;
import uniboard.stage.scene.Viewpoint;

/** The game's scene on a table, and what it shows of the session. */
final class ShownScene {
    private final UiContext look;
    private final TableLayout layout;
    private final CachedLayer still;
    private final GameSession session;
    private final BoardScene.Factory scenes;
    private final Viewpoint viewpoint;
    private final SceneHost host;
    private final TableWords words;
    private final MoveNavigation navigation;
    private BoardScene<?> scene;
    private Group ground;
    /** From the lower edge, by what is told at the end of the game. */
    private float taken;

    ShownScene(UiContext look, TableLayout layout, CachedLayer still, GameSession session, BoardScene.Factory scenes, Viewpoint viewpoint,
        SceneHost host, TableWords words, MoveNavigation navigation) {
        this.look = look;
        this.layout = layout;
        this.still = still;
        this.session = session;
        this.scenes = scenes;
        this.viewpoint = viewpoint;
        this.host = host;
        this.words = words;
        this.navigation = navigation;
        make(layout);
    }

    private void make(TableLayout room) {
        ground = new Layer(Touchable.childrenOnly);
        ground.setSize(layout.width(), layout.height());
        scene = scenes.create(new SceneRoom(look, room, viewpoint, ground, host, null));
    }

    /** Below all that is on the screen later. */
    void layOn(Group screen) {
        still.addActor(ground);
        screen.addActorAt(0, scene);
    }

    BoardScene<?> scene() {
        return scene;
    }

    float taken() {
        return taken;
    }

    /**
     * The table draws together above what is taken from its lower edge.
     *
     * @return whether it lies elsewhere now
     */
    boolean drawTogether(float nowTaken, Group screen) {
        if (nowTaken == taken) return false;
        taken = nowTaken;
        scene.remove();
        ground.remove();
        make(taken == 0 ? layout : layout.above(taken));
        layOn(screen);
        show();
        return true;
    }

    void show() {
        scene.show(state(session.seen().asked(), session.history().shownMove(), session.seen().supposed()));
    }

    void animate(Position before, int move, Position after) {
        scene.animate(state(before, Match.NO_MOVE, 0), state(after, move, 0), session::settled);
    }

    private SceneState<?> state(Position position, int lastMove, int supposed) {
        // While the moves go by nobody is asked.
        Selection selection = navigation.isWatching() ? null : session.selection();
        return new SceneState<>(position, lastMove, session.turn().viewer(), supposed, selection, session.decided(), words.plates(),
            session.feedback().hinted(), words.lately());
    }
}
