package uniboard.stage.rules;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.List;
import uniboard.game.Message;
import uniboard.stage.kit.UiContext;

/** What a page of rules shows beside its words. */
public sealed interface RulesFigure {
    /**
     * A position on the game's own table, small; with moves, an example that plays.
     *
     * @param start in the game's notation
     * @param moves in notation, first to last; none: a picture that stays
     */
    record Board(String start, List<String> moves) implements RulesFigure {
    }

    /**
     * Anything else.
     *
     * @param lines the same in words, a line each
     */
    record Drawing(Maker maker, List<Message> lines) implements RulesFigure {
    }

    /** Draws a figure. */
    interface Maker {
        /** @return an actor of that size at most, in CSS pixels, that takes no taps */
        Actor make(UiContext look, float width, float height);
    }
}
