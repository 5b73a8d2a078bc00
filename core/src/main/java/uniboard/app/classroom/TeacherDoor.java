package uniboard.app.classroom;

import uniboard.app.platform.Platform;
import uniboard.app.remote.RemoteConnection;

/** The only way to teaching. On a page what is behind it comes in a script of its own, which no pupil waits for. */
public final class TeacherDoor {
    private TeacherDoor() {
    }

    /**
     * To be called once the platform has {@link Platform#TEACHING}.
     *
     * @param left run when the class is forgotten
     */
    static TeacherRoom open(ClassSurroundings around, ClassStore store, RemoteConnection line, Runnable left) {
        return new Teaching(around, store, line, left);
    }
}
