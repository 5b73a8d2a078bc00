package uniboard.stage.rules;

import java.util.Map;
import uniboard.stage.scene.GamePresentation;

/** A game as the program offers it, one class a game: how it looks, and what its books need of it. */
public interface Edition {
    GamePresentation box();

    /** What the game's books show beside their words and is no board, by name. */
    default Map<String, RulesFigure.Drawing> drawings() {
        return Map.of();
    }
}
