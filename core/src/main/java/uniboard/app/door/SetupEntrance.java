package uniboard.app.door;

import java.util.function.Consumer;
import java.util.function.Supplier;
import uniboard.app.platform.Platform;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.stage.shelf.LibraryActions;

/** Tells where positions can be set up by hand, and opens the door to it as soon as somebody wants to. */
final class SetupEntrance {
    private final FirstRooms first;
    private final Supplier<LibraryActions> library;
    /** Null before the door is opened. */
    private Consumer<Game> opened;

    SetupEntrance(FirstRooms first, Supplier<LibraryActions> library) {
        this.first = first;
        this.library = library;
    }

    /** Opens it; null where positions of the game aren't set up. */
    Runnable opener(Game game) {
        return first.boxes().offersSetup(game) ? () -> enter(game) : null;
    }

    private void enter(Game game) {
        first.platform().bring(Platform.SETUP, () -> {
            if (opened == null) opened = SetupDoor.open(first, library);
            opened.accept(game);
        }, () -> first.program().tell(Message.of("table.coming")));
    }
}
