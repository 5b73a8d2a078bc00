package uniboard.app.door;

import uniboard.game.Game;
import uniboard.match.GameSession;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;

/** What stands behind {@link SetupDoor}. */
interface WorkshopRooms {
    /** @param game that has {@link uniboard.stage.rules.Edition#offersSetup} */
    void setUp(Game game);

    /** Of the position shown, on sheets of the screen. */
    void makeTask(UiContext look, Screen screen, GameSession session);
}
