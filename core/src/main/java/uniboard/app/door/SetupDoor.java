package uniboard.app.door;

import java.util.function.Consumer;
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
     * @return opens it for a game that has {@link uniboard.stage.rules.Edition#offersSetup}
     */
    static Consumer<Game> open(FirstRooms first, Supplier<LibraryActions> library) {
        return new SetupRoom(first, library)::open;
    }
}
