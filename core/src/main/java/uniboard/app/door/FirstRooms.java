package uniboard.app.door;

import uniboard.app.library.RecordKeeper;
import uniboard.app.platform.LaunchOptions;
import uniboard.app.platform.Platform;
import uniboard.app.registry.Boxes;
import uniboard.app.table.PlayTable;
import uniboard.app.window.Window;
import uniboard.embed.EmbedEvents;
import uniboard.game.Message;
import uniboard.game.Random32;
import uniboard.library.GameLibrary;
import uniboard.stage.kit.Settings;

/** What stands before the door: the first board and what it needs. */
public record FirstRooms(FrontProgram program, Platform platform, Boxes boxes, LaunchOptions start, Random32 seeds, Settings settings,
    GameLibrary library, RecordKeeper keeper, EmbedEvents events, Window window, PlayTable table) {
    /** Fetches a part of the program and then runs {@code ready}; where that takes a while, the player is told. */
    void bring(String part, Runnable ready) {
        platform.bring(part, ready, () -> program.tell(Message.of("table.coming")));
    }
}
