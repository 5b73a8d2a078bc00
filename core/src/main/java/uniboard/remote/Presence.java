package uniboard.remote;

import java.util.Locale;

/** What a device at a table says of the player there, besides the game. */
public enum Presence {
    HERE,
    /** Has left the table, to which they may come back. */
    GONE,
    /** Is there, as far as is known, but the line has broken. */
    LOST,
    /** Wants another game after this one. */
    WANTS_ANOTHER;

    String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** @return {@link #HERE} if it is none's text */
    static Presence read(String text) {
        for (Presence presence : values()) if (presence.text().equals(text)) return presence;
        return HERE;
    }
}
