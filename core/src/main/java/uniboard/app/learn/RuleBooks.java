package uniboard.app.learn;

import uniboard.game.Game;
import uniboard.game.Message;

/** Where games' rules are read. */
public interface RuleBooks {
    /**
     * Opens a game's rules.
     *
     * @param page its id; null: the one that the reader left them at
     * @param told the sentence of the game that follows from the rule to be opened; null where none is asked for
     */
    void open(Game game, String page, Message told);

    /** Opens them as they were when a rule's board was begun. */
    void showAgain(Game game);
}
