package uniboard.app.remote;

import java.util.function.Consumer;
import uniboard.app.platform.Platform;
import uniboard.app.registry.Boxes;
import uniboard.app.table.PlayTable;
import uniboard.app.window.Window;
import uniboard.game.Message;
import uniboard.stage.kit.Program;

/**
 * The only way to tables on several devices. On a page what is behind it comes in a script of its own: nothing but {@link #open} may make
 * it, and what stands in front knows it by {@link SharedTables} alone.
 */
public final class RemoteDoor {
    private RemoteDoor() {
    }

    /**
     * To be called once the platform has {@link Platform#REMOTE}.
     *
     * @param teller tells the player something at once
     */
    static SharedTables open(Platform platform, Boxes boxes, PlayTable table, Window window, Program program, Consumer<Message> teller) {
        return new RemoteTables(platform, boxes, table, window, program, teller);
    }
}
