package uniboard.stage.scene;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import uniboard.game.Position;

/**
 * How one game looks on the table. Shows a state, or moves from one to the next, and names the places that can be pointed at. Never decides
 * rules. A scene is made for one size, language, theme and viewpoint.
 *
 * @param <P> the game's positions
 */
public abstract class BoardScene<P extends Position> extends Group {
    /** Makes a game's scene. */
    public interface Factory {
        BoardScene<?> create(SceneRoom room);
    }

    private SceneMotion running = SceneMotion.NONE;

    protected BoardScene(SceneRoom room) {
        setTransform(false);
        setSize(room.layout().width(), room.layout().height());
        setTouchable(Touchable.childrenOnly);
    }

    /** Shows a state at once; a motion under way has ended before. */
    public final void show(SceneState<?> state) {
        finish();
        display(own(state));
    }

    /** Moves things from one state to the next, which is shown at the end, then runs {@code settled}. */
    public final void animate(SceneState<?> from, SceneState<?> to, Runnable settled) {
        finish();
        SceneState<P> end = own(to);
        running = motion(own(from), end);
        running.start(() -> {
            running = SceneMotion.NONE;
            display(end);
            settled.run();
        });
    }

    /** Ends a motion under way at once, as if its time were over. */
    public final void finish() {
        running.finish();
    }

    /** Positions are the game's own: a scene is made for one game. */
    @SuppressWarnings("unchecked")
    private SceneState<P> own(SceneState<?> state) {
        return (SceneState<P>) state;
    }

    /** What can be done on the scene as it is shown now, and what it has to say. */
    public abstract SceneOutline outline();

    /** The keyboard's focus came to a place, perhaps none of the scene's, or, with null, left them all. */
    public void focused(String place) {
    }

    /** A mouse came over a place that answers to a tap, or, with null, left them all. */
    public void pointed(String place) {
    }

    /** Lays everything as the state has it. */
    protected abstract void display(SceneState<P> state);

    /** Lays what the motion begins with, and plans it. What moves are actions of this group's actors. */
    protected abstract SceneMotion motion(SceneState<P> from, SceneState<P> to);
}
