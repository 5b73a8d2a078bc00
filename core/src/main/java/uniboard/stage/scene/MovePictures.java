package uniboard.stage.scene;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import uniboard.game.Position;
import uniboard.stage.kit.UiContext;

/** Small pictures of what a move was made with, such as its card, for the list of moves. */
public interface MovePictures {
    /** Of a game whose moves words tell well enough. */
    MovePictures NONE = (look, before, move, viewer, now, height) -> List.of();

    /**
     * The pictures in the order of reading, each with its size; few and small.
     *
     * @param before as the viewer may see it
     * @param viewer a seat, or {@link Position#NOBODY}: only what everyone may know
     * @param now    the position that the move, and what was played after it, led to
     * @param height of each, at most
     */
    List<Actor> of(UiContext look, Position before, int move, int viewer, Position now, float height);
}
