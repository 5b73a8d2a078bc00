package uniboard.app.door;

import java.util.function.Supplier;
import uniboard.app.platform.Platform;
import uniboard.game.Game;
import uniboard.stage.shelf.LibraryActions;

/**
 * The only way to where positions are set up by hand. On a page what is behind it comes in a script of its own: nothing but
 * {@link #open} may make it.
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
