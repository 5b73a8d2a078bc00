package uniboard.app.door;

import java.util.function.Consumer;
import java.util.function.Supplier;
import uniboard.app.platform.Platform;
import uniboard.game.Game;
import uniboard.stage.shelf.LibraryActions;

/**
 * The only way to where positions are set up and tasks made. On a page that is a script of its own, so only this may create it, once the
 * platform has {@link Platform#SETUP}.
 */
public final class SetupDoor {
    private SetupDoor() {
    }

    /**
     * @param game that has {@link uniboard.stage.rules.Edition#offersSetup}
     * @return opens it
     */
    static Runnable open(FirstRooms first, Supplier<LibraryActions> library, Game game) {
        SetupRoom room = new SetupRoom(first, library);
        return () -> room.open(game);
    }

    /** @param tryOut shows an exercise, and afterwards the table again */
    static TaskMaker tasks(FirstRooms first, Supplier<LibraryActions> library, Consumer<String> tryOut) {
        return new TaskRoom(first, library, tryOut);
    }
}
