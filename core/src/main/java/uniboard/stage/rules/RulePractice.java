package uniboard.stage.rules;

import uniboard.game.Game;

/** Has a rule's board played by itself. */
public interface RulePractice {
    /**
     * Opens it, and afterwards the rules as they were.
     *
     * @param board its name
     */
    void practise(Game game, String board);
}
