package uniboard.remote.classroom;

import java.util.Locale;

/** How newcomers come into a class. */
public enum Door {
    /** By themselves. */
    OPEN,
    /** When the teacher admits them. */
    ASKS,
    /** Not at all: nobody hears them. */
    SHUT;

    /** As messages and places have it. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Shut where the text is no door's: better nobody is called than everybody. */
    public static Door read(String text) {
        for (Door door : values()) if (door.text().equals(text)) return door;
        return SHUT;
    }
}
