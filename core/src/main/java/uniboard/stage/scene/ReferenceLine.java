package uniboard.stage.scene;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.function.Function;
import uniboard.game.Message;
import uniboard.stage.kit.UiContext;

/**
 * Something that can be looked up while a game is played.
 *
 * @param name    unique among the game's lines
 * @param spoken  words and picture
 * @param about   told when the line is chosen
 */
public record ReferenceLine(String name, Message words, Function<UiContext, Actor> picture, Message spoken, Message about) {
}
