package uniboard.app.classroom;

import java.util.function.Consumer;
import uniboard.app.platform.Platform;
import uniboard.game.Game;
import uniboard.game.Message;
import uniboard.stage.library.ClassActions;

/** Tells whether a class is offered, and opens the door to it as soon as one is asked for. */
public final class ClassEntrance implements ClassActions {
    /** What the text of a class's link begins with; no table's does. */
    private static final String MARK = "c";

    private final ClassSurroundings around;
    /** Null before the door is opened. */
    private ClassRooms rooms;

    public ClassEntrance(ClassSurroundings around) {
        this.around = around;
    }

    /** Whether what an address brings along leads to a class rather than to a table. */
    public boolean leadsHere(String link) {
        return around.platform().offersClasses() && link.startsWith(MARK);
    }

    private void enter(Consumer<ClassRooms> inside) {
        around.platform().bring(Platform.CLASSROOM, () -> {
            if (rooms == null) rooms = ClassDoor.open(around);
            inside.accept(rooms);
        }, () -> around.teller().accept(Message.of("table.coming")));
    }

    @Override
    public boolean isOffered() {
        Platform platform = around.platform();
        return platform.offersClasses() && platform.remote().isOffered() && !platform.embedded() && around.table().match() != null;
    }

    @Override
    public void teach() {
        Game game = around.table().match().game();
        enter(there -> there.teach(game));
    }

    /** Follows a class's link. */
    public void come(String link, Game game) {
        enter(there -> there.come(link, game));
    }

    /** Lets time go by. */
    public void frame() {
        if (rooms != null) rooms.frame();
    }

    /** The program ends. */
    public void close() {
        if (rooms != null) rooms.close();
    }
}
