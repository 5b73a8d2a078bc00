package uniboard.remote;

/** Told what other devices have done. */
public interface Listener {
    /** Who sits where, how far the table has come, or which game lies on it is no longer what it was. */
    default void changed(TableSnapshot now) { }

    /** Another device has made a move, or one of this device's has come back as made. */
    default void moved(TableSnapshot now) { }

    /** The player at a seat has said something. */
    default void said(int seat, ChatPhrase phrase) { }

    /** The game has been opened and checked: see {@link TableSnapshot#audit}. */
    default void checked(TableSnapshot now) { }
}
