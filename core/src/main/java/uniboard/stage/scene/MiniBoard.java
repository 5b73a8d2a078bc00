package uniboard.stage.scene;

import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import java.util.List;
import java.util.function.Consumer;
import uniboard.game.Message;
import uniboard.game.Position;
import uniboard.match.Match;
import uniboard.match.Selection;
import uniboard.stage.kit.Layer;
import uniboard.stage.kit.Settings;
import uniboard.stage.kit.Sounds;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/** A game's scene made small, to look at: in the menu and in the rules. It shows positions and moves, and takes no taps of its own. */
public final class MiniBoard extends Group {
    /** Drawn at this, a miniature's cards and boards have about the size they have on a table. */
    private static final float MINIATURE_ZOOM = 2;

    private final boolean small;
    private final BoardScene<?> scene;
    /** What is shown; null before anything is. */
    private SceneState<?> state;
    private Consumer<Message> told = message -> { };

    /**
     * @param zoom how many times larger the scene is laid out than it is shown: at least 1; the larger, the less of what is small can be
     *             read
     * @param coordinates a value of {@link Settings#COORDINATES}
     */
    public MiniBoard(UiContext look, BoardScene.Factory factory, float width, float height, float zoom, String coordinates) {
        this(look, factory, width, height, zoom, coordinates,
            TableLayout.within(new Rectangle(0, 0, width * zoom, height * zoom), look.rightToLeft()));
    }

    private MiniBoard(UiContext look, BoardScene.Factory factory, float width, float height, float zoom, String coordinates,
        TableLayout layout) {
        small = layout.shape() == TableLayout.Shape.MINIATURE;
        setSize(width, height);
        setTouchable(Touchable.disabled);
        setScale(1 / zoom);
        // What is drawn smaller needs fewer pixels, and must still fall on the screen's.
        UiContext small = new UiContext(look.theme(), look.art(), look.textCache(), look.texts(), look.density() / zoom, look.motion(),
        coordinates,
            Sounds.none());
        Group ground = new Layer(Touchable.childrenOnly);
        scene = factory.create(new SceneRoom(small, layout, new Viewpoint(0, Position.NOBODY), ground, new Teller(), null));
        addActor(ground);
        addActor(scene);
    }

    /**
     * Without words, and without anything else that couldn't be told apart.
     *
     * @param margin left free on every side, for shadows
     */
    public static MiniBoard miniature(UiContext look, BoardScene.Factory factory, float width, float height, float margin) {
        float zoom = MINIATURE_ZOOM;
        Rectangle play = new Rectangle(margin * zoom, margin * zoom, (width - 2 * margin) * zoom, (height - 2 * margin) * zoom);
        return new MiniBoard(look, factory, width, height, zoom, Settings.OFF,
            TableLayout.miniature(width * zoom, height * zoom, play, look.rightToLeft()));
    }

    /** {@code newTold} is told all that the scene narrates while a move is shown. */
    public void onTold(Consumer<Message> newTold) {
        told = newTold;
    }

    private final class Teller implements SceneHost {
        @Override
        public void tapped(String place) {
            // A figure takes no taps.
        }

        @Override
        public void narrate(Message event) {
            told.accept(event);
        }
    }

    /** Shows a position at once. */
    public void show(Position position, int lastMove) {
        show(state(position, lastMove));
    }

    private void show(SceneState<?> newState) {
        state = newState;
        scene.show(state);
    }

    /** Shows what is chosen and what may be chosen next. */
    public void choose(Selection selection) {
        show(state.choosing(selection));
    }

    /** Moves things from one position to the next, then runs {@code settled}. */
    public void play(Position before, int move, Position after, Runnable settled) {
        SceneState<?> from = state(before, Match.NO_MOVE);
        state = new SceneState<>(after.copy(), move, from.viewer(), 0, null, null, from.plates(), List.of(), List.of());
        scene.animate(from, state, settled);
    }

    /** Readers of the rules look over the shoulder of the seat to move; a miniature tells nobody's secrets. */
    private SceneState<?> state(Position position, int lastMove) {
        int looks = small || position.toMove() == Position.NOBODY && state == null ? Position.NOBODY
            : position.toMove() == Position.NOBODY ? state.viewer() : position.toMove();
        return SceneState.of(position.copy(), lastMove, looks);
    }

    /** Ends a running move at once. */
    public void finish() {
        scene.finish();
    }
}
