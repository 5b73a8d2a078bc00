package uniboard.stage.table;

import uniboard.game.Game;
import uniboard.match.GameSession;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;

/** Where positions are set up by hand, and tasks made of them. */
public interface PositionWorkshop {
    /** @return opens the position editor; null for games without one */
    Runnable setup(Game game);

    /** Makes a task of the position shown, on sheets of the screen. */
    void makeTask(UiContext look, Screen screen, GameSession session);
}
