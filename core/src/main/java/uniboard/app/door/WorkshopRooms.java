package uniboard.app.door;

import uniboard.game.Game;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;

/** What stands behind {@link SetupDoor}. */
interface WorkshopRooms {
    /** @param game that has {@link uniboard.stage.rules.Edition#offersSetup} */
    void setUp(Game game);

    boolean isMakingTask(Match match);

    /** Of the position shown, on sheets of the screen. */
    void makeTask(UiContext look, Screen screen, GameSession session);
}
