package uniboard.stage.rules;

import java.util.List;
import uniboard.stage.scene.Box;

/** A game as the program offers it, one class a game: how it looks, and its rules. */
public interface Edition {
    Box box();

    /** The game's own pages of rules. */
    List<RulesPage> rules();
}
