package uniboard.stage.scene;

import java.util.List;
import java.util.function.Function;
import uniboard.game.Setup;

/**
 * How a game's positions are set up on a table.
 *
 * @param pictures of a piece, by its id: regions of the game's art, one drawn over the other; none: its name is written
 * @param scene    on which places can be pointed at that aren't steps of moves; null: the game's own
 */
public record SetupView(Setup rules, Function<String, List<String>> pictures, BoardScene.Factory scene) {
    /**
     * On the game's own scene.
     *
     * @param picture of a piece, by its id: a region of the game's art
     */
    public SetupView(Setup rules, Function<String, String> picture) {
        this(rules, piece -> List.of(picture.apply(piece)), null);
    }

    /** @param box of the game */
    public BoardScene.Factory sceneOf(GamePresentation box) {
        return scene == null ? box.scene() : scene;
    }
}
