package uniboard.stage;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import uniboard.game.Game;

/**
 * A game as it stands in the menu.
 *
 * @param rules  the game's own pages of rules
 * @param colour of its box
 */
public record Box(Game game, BoardScene.Factory scene, List<RulesPage> rules, Color colour) {
}
