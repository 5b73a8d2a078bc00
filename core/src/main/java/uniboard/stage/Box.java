package uniboard.stage;

import com.badlogic.gdx.graphics.Color;
import uniboard.game.Game;

/**
 * A game as it stands in the menu.
 *
 * @param colour of its box
 */
public record Box(Game game, BoardScene.Factory scene, Color colour) {
}
