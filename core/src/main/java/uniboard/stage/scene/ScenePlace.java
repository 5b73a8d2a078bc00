package uniboard.stage.scene;

import com.badlogic.gdx.math.Rectangle;
import uniboard.game.Message;

/**
 * Something on a scene that can be pointed at.
 *
 * @param name   a step of moves, as in {@link uniboard.game.Choice.Step}, or the scene's own; unique on the scene
 * @param row    from 0 at the top of a grid, as it is shown; 0 elsewhere
 * @param column from 0 at the left of a grid, as it is shown; elsewhere the place's number in its region
 * @param box    where it lies, in the scene's frame
 * @param label  what it is called, with what lies there and what may be done with it
 * @param act    what choosing it does; null if it is a step of a move, which is not for the scene to take
 */
public record ScenePlace(String name, int row, int column, Rectangle box, Message label, Runnable act) {
}
