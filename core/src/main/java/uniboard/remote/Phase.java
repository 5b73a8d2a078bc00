package uniboard.remote;

import java.util.Locale;

/** How far a table that stands on several devices has come. */
public enum Phase {
    /** Seats are taken. */
    INVITING,
    /** All devices settle the chance of the deal. */
    DEALING,
    PLAYING,
    OVER;

    String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** @return null if there is no such phase */
    static Phase read(String text) {
        for (Phase phase : values()) if (phase.text().equals(text)) return phase;
        return null;
    }
}
