package uniboard.app.door;

import java.util.function.Consumer;
import java.util.function.Supplier;
import uniboard.app.platform.Platform;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.GameSession;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;
import uniboard.stage.shelf.LibraryActions;
import uniboard.stage.table.PositionWorkshop;

/** Fetches the part of the program in which positions are set up and tasks made, and opens it. */
final class Workshop implements PositionWorkshop {
    private final FirstRooms first;
    private final Supplier<LibraryActions> library;
    private final Consumer<String> tryOut;
    /** Null before a task was made. */
    private TaskMaker tasks;

    /** @param tryOut shows an exercise, and afterwards the table again */
    Workshop(FirstRooms first, Supplier<LibraryActions> library, Consumer<String> tryOut) {
        this.first = first;
        this.library = library;
        this.tryOut = tryOut;
    }

    @Override
    public Runnable setup(Game game) {
        if (!first.boxes().offersSetup(game)) return null;
        return () -> bring(() -> SetupDoor.open(first, library, game).run());
    }

    @Override
    public void makeTask(UiContext look, Screen screen, GameSession session) {
        bring(() -> {
            if (tasks == null) tasks = SetupDoor.tasks(first, library, tryOut);
            tasks.make(look, screen, session);
        });
    }

    private void bring(Runnable ready) {
        first.platform().bring(Platform.SETUP, ready, () -> first.program().tell(Message.of("table.coming")));
    }
}
