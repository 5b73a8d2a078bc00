package uniboard.app.door;

import java.util.function.Supplier;
import uniboard.app.platform.Platform;
import uniboard.game.Game;
import uniboard.stage.shelf.LibraryActions;

/**
 * The only way into the position editor. On a page the editor is a script of its own, so only {@link #open} may create it.
 */
public final class SetupDoor {
    private SetupDoor() {
    }

    /**
     * To be called once the platform has {@link Platform#SETUP}.
     *
     * @param game that has {@link uniboard.stage.rules.Edition#offersSetup}
     * @return opens it
     */
    static Runnable open(FirstRooms first, Supplier<LibraryActions> library, Game game) {
        SetupRoom room = new SetupRoom(first, library);
        return () -> room.open(game);
    }
}
