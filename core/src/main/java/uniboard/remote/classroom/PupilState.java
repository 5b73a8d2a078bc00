package uniboard.remote.classroom;

import java.util.Locale;

/** What a device is in a class. */
public enum PupilState {
    /** Has knocked, and waits to be admitted. */
    WAITS, IN,
    /** Taken off by the teacher, or another device has its place. */
    REMOVED;

    String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** @return null if it is none */
    static PupilState read(String text) {
        for (PupilState state : values()) if (state.text().equals(text)) return state;
        return null;
    }
}
