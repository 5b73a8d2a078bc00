package uniboard.stage.rules;

import java.util.List;
import java.util.Map;
import uniboard.stage.scene.DecisionView;
import uniboard.stage.scene.GamePresentation;
import uniboard.stage.scene.ReferenceLine;
import uniboard.stage.scene.SetupView;

/** A game as the program offers it, one class a game: how it looks, and what its books need of it. */
public interface Edition {
    GamePresentation box();

    /** What can be looked up while the game is played. */
    default List<ReferenceLine> reference() {
        return List.of();
    }

    /** What decided a game that is over, as it is shown on the table. */
    default DecisionView decisionView() {
        return DecisionView.PLAIN;
    }

    /** Whether there is a {@link #setup}, which comes only with the part of the program that needs it. */
    default boolean offersSetup() {
        return false;
    }

    /** How positions are set up by hand; null: they aren't. */
    default SetupView setup() {
        return null;
    }

    /** What the game's books show beside their words and is no board, by name. */
    default Map<String, RulesFigure.Drawing> drawings() {
        return Map.of();
    }
}
