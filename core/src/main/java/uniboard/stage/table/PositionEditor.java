package uniboard.stage.table;

import uniboard.game.Game;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;

/** Where positions are set up by hand, and tasks made of them. */
public interface PositionEditor {
    /** Whether positions of the game can be set up. */
    boolean offersSetup(Game game);

    /** Opens the position editor. */
    void setUp(Game game);

    /** Whether a task is being made of one of the match's positions. */
    boolean isMakingTask(Match match);

    /** Makes a task of the position shown, on sheets of the screen. */
    void makeTask(UiContext look, Screen screen, GameSession session);
}
