package uniboard.app.classroom;

import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import uniboard.app.platform.Platform;
import uniboard.app.registry.Boxes;
import uniboard.app.remote.RemoteEntrance;
import uniboard.app.table.PlayTable;
import uniboard.app.window.Window;
import uniboard.game.Message;
import uniboard.stage.kit.Program;
import uniboard.stage.learn.CourseSource;
import uniboard.stage.table.PositionWorkshop;

/**
 * What a class needs of the program around it.
 *
 * @param seeds     chance for what is thought here
 * @param teller    tells the person something at once
 * @param hideTable something else is shown than the table, which stays as it is
 * @param tables    on several devices
 * @param courses   of lessons
 * @param workshop  where positions are set up and tasks made
 */
public record ClassSurroundings(Platform platform, Boxes boxes, PlayTable table, Window window, Program program, IntSupplier seeds,
    Consumer<Message> teller, Runnable hideTable, Supplier<RemoteEntrance> tables, CourseSource courses,
    PositionWorkshop workshop) {
    private static final int SECONDS = 60;

    /** Minutes since 1970. */
    int minute() {
        return Platform.START_OF_2020 / SECONDS + platform.seconds() / SECONDS;
    }
}
