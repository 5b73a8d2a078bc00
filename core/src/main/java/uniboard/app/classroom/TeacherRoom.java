package uniboard.app.classroom;

import uniboard.game.Game;
import uniboard.remote.classroom.ClassLink;
import uniboard.remote.classroom.WallLink;

/** A class that is taught at this device, or shown to all on its screen. */
interface TeacherRoom {
    /** Opens a class, which is shown once its keys are made. */
    void open(Game game);

    /** @return whether the class was kept, and could be gone on with */
    boolean goOn(ClassLink link, Game game);

    /** Shows a class that another device teaches. */
    void watch(WallLink link, Game game);

    boolean isTeaching();

    void show();

    /** Lets time go by between two frames. */
    void frame();

    /** @param seconds of the connection's age */
    void passTime(int seconds);
}
