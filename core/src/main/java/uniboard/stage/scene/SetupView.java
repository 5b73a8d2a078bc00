package uniboard.stage.scene;

import java.util.function.Function;
import uniboard.game.Setup;

/**
 * How a game's positions are set up on a table.
 *
 * @param picture of a piece, by its id: a region of the game's art
 */
public record SetupView(Setup rules, Function<String, String> picture) {
}
