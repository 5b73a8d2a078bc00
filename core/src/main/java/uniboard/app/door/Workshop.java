package uniboard.app.door;

import java.util.function.Consumer;
import uniboard.app.platform.Platform;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.match.GameSession;
import uniboard.match.Match;
import uniboard.stage.kit.Screen;
import uniboard.stage.kit.UiContext;
import uniboard.stage.shelf.LibraryActions;
import uniboard.stage.table.PositionWorkshop;

/** Fetches the part of the program in which positions are set up and tasks made, and opens it. */
final class Workshop implements PositionWorkshop {
    private final FirstRooms first;
    private final LibraryActions asking;
    private final Consumer<String> tryOut;
    /** Null before the door was opened. */
    private PositionWorkshop rooms;

    /** @param tryOut shows an exercise, and afterwards the table again */
    Workshop(FirstRooms first, LibraryActions asking, Consumer<String> tryOut) {
        this.first = first;
        this.asking = asking;
        this.tryOut = tryOut;
    }

    @Override
    public boolean offersSetup(Game game) {
        return first.boxes().offersSetup(game);
    }

    @Override
    public void setUp(Game game) {
        bring(() -> rooms().setUp(game));
    }

    @Override
    public boolean isMakingTask(Match match) {
        return rooms != null && rooms.isMakingTask(match);
    }

    @Override
    public void makeTask(UiContext look, Screen screen, GameSession session) {
        bring(() -> rooms().makeTask(look, screen, session));
    }

    private PositionWorkshop rooms() {
        if (rooms == null) rooms = SetupDoor.open(first, asking, tryOut);
        return rooms;
    }

    private void bring(Runnable ready) {
        first.platform().bring(Platform.SETUP, ready, () -> first.program().tell(Message.of("table.coming")));
    }
}
