package uniboard.stage.rules;

import java.util.function.Consumer;
import uniboard.game.Game;
import uniboard.text.Language;

/** Where the books of rules stand. */
public interface RulesSource {
    /**
     * Brings a book, at once or later.
     *
     * @param reader given the book; not called if it can't be had
     */
    void bring(Game game, Language language, Consumer<RulesBook> reader);
}
