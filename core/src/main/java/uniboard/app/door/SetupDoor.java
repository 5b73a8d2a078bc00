package uniboard.app.door;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import uniboard.app.platform.Platform;
import uniboard.match.GameRecord;
import uniboard.stage.library.LibraryActions;
import uniboard.stage.table.PositionEditor;

/**
 * The only way to where positions are set up and tasks made. On a page that is a script of its own, so only {@link #open} may create what
 * stands there.
 */
public final class SetupDoor {
    private SetupDoor() {
    }

    /**
     * To be called once the platform has {@link Platform#SETUP}.
     *
     * @param tryOut  shows an exercise, and afterwards the table again
     * @param analyse analyses the first position of a game, and leads back by what comes with it
     */
    static PositionEditor open(FirstRooms first, LibraryActions asking, Consumer<String> tryOut,
        BiConsumer<GameRecord, Runnable> analyse) {
        TaskRoom tasks = new TaskRoom(first, asking, tryOut);
        return new SetupRooms(first.boxes(), new SetupRoom(first, asking, tasks::beginHere, analyse), tasks);
    }
}
