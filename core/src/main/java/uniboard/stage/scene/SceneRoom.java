package uniboard.stage.scene;

import com.badlogic.gdx.scenes.scene2d.Group;
import uniboard.stage.kit.TableLayout;
import uniboard.stage.kit.UiContext;

/**
 * What a scene is made for, and of.
 *
 * @param ground for what lies below everything and never moves: repainted only when what is shown changes
 * @param former the scene in whose place this one comes, of the same game and match, shown before at another size, in another language or
 *               to another person: what positions don't tell, such as how a hand was arranged, is taken over from it; or null
 */
public record SceneRoom(UiContext look, TableLayout layout, Viewpoint viewpoint, Group ground, SceneHost host, BoardScene<?> former) {
    /** The same for a scene that takes another one's place. */
    SceneRoom after(BoardScene<?> other) {
        return new SceneRoom(look, layout, viewpoint, ground, host, other);
    }
}
