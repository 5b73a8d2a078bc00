package uniboard.app;

import com.badlogic.gdx.Gdx;
import uniboard.app.door.Door;
import uniboard.app.door.FirstRooms;
import uniboard.app.door.Rooms;
import uniboard.app.platform.Platform;
import uniboard.app.registry.AssetBundles;
import uniboard.app.window.Window;
import uniboard.game.Message;

/** Opens the door to the rest of the program: when something behind it is asked for, or when the first board rests. */
final class DoorKeeper {
    private final FirstRooms first;
    private final Window window;
    /** Null before the door is opened. */
    private Rooms rooms;
    private boolean isAskedFor;

    DoorKeeper(FirstRooms first) {
        this.first = first;
        window = first.window();
    }

    /** Null before the door is opened. */
    Rooms rooms() {
        return rooms;
    }

    /** Opens the door as soon as the platform has what is behind it. */
    void enter(Runnable inside) {
        first.platform().bring(Platform.REST, () -> open(inside), () -> first.program().tell(Message.of("table.coming")));
    }

    /** Where all of the program is there from the start. */
    void openIfThere() {
        if (first.platform().hasPart(Platform.REST)) open(() -> { });
    }

    private void open(Runnable inside) {
        window.prepare(AssetBundles.REST, () -> {
            if (rooms == null) {
                rooms = Door.open(first);
                rooms.begin();
            }
            inside.run();
        });
    }

    /** After each frame. */
    void frame() {
        boolean isAtRest = window.framesDrawn() > 0 && window.isStill() && !Gdx.input.isTouched();
        if (rooms != null || isAskedFor || !isAtRest) return;
        isAskedFor = true;
        first.platform().fetchRest(() -> open(() -> { }));
    }
}
