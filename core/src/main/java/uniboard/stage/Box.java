package uniboard.stage;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import uniboard.game.Game;
import uniboard.game.Option;

/**
 * A game as it stands in the menu.
 *
 * @param rules  the game's own pages of rules
 * @param colour of its box
 * @param suited its options on tables of all sizes
 */
public record Box(Game game, BoardScene.Factory scene, List<RulesPage> rules, Color colour, Suited suited) {
    /** Which value an option of a new game has on a table, as long as the player has set none. */
    public interface Suited {
        /** @param unit CSS pixels of the layout's unit */
        String value(Option option, TableLayout layout, float unit);
    }

    /** A game whose options have the same defaults on every table. */
    public Box(Game game, BoardScene.Factory scene, List<RulesPage> rules, Color colour) {
        this(game, scene, rules, colour, (option, layout, unit) -> option.defaultValue());
    }
}
