package uniboard.app.door;

/**
 * The only way from the first board to all else. On a page what is behind it comes in a script of its own: nothing but {@link #open} may
 * make it, and what stands before the door knows it by {@link Rooms} alone.
 */
public final class Door {
    private Door() {
    }

    /** To be called once the platform has the rest of the program. */
    public static Rooms open(FirstRooms first) {
        return new OpenedRooms(first);
    }
}
