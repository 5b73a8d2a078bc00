package uniboard.app.classroom;

import uniboard.app.platform.Platform;

/** The only way to a class. On a page what is behind it comes in a script of its own: nothing but {@link #open} may make it. */
public final class ClassDoor {
    private ClassDoor() {
    }

    /** To be called once the platform has {@link Platform#CLASSROOM}. */
    static ClassRooms open(ClassSurroundings around) {
        return new Classroom(around);
    }
}
