package uniboard.far;

import java.util.Locale;
import uniboard.game.WholeNumber;

/**
 * What happens at a table besides moves, as it stands among them in place of a move's text.
 *
 * @param count of moves that are taken back; else the seat
 */
record Event(Kind kind, int count) {
    private static final char BETWEEN = ':';

    /** What happens. No game's notation has moves that are written so. */
    enum Kind {
        /** The last moves that stood are taken back. */
        BACK,
        /** A bot plays on at a seat whose player is away. */
        BOT,
        /** The player of such a seat is back. */
        PERSON;

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    String text() {
        return kind.word() + BETWEEN + count;
    }

    /** @return null if it is the text of a move */
    static Event read(String text) {
        int end = text.indexOf(BETWEEN);
        if (end < 0) return null;
        for (Kind kind : Kind.values()) {
            int count = WholeNumber.read(text.substring(end + 1), kind == Kind.BACK ? 1 : 0, Integer.MAX_VALUE);
            if (text.substring(0, end).equals(kind.word()) && count != WholeNumber.NONE) return new Event(kind, count);
        }
        return null;
    }
}
