package uniboard.stage.table;

import uniboard.game.Game;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;

/** Where positions are set up by hand, and tasks made of them. */
public interface PositionWorkshop {
    /** @return opens the position editor; null for games without one */
    Runnable setup(Game game);

    /** Whether a task is being made of one of the match's positions. */
    boolean isMakingTask(Match match);

    /** Makes a task of the position shown, on sheets of the screen. */
    void makeTask(UiContext look, Screen screen, GameSession session);
}
