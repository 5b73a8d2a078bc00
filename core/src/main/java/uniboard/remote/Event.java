package uniboard.remote;

import java.util.Set;
import uniboard.game.WholeNumber;

/**
 * What happens at a table besides moves, as it stands among them in place of a move's text.
 *
 * @param number how many moves are taken back; else whose seat it is
 */
public record Event(Kind kind, int number) {
    private static final char BETWEEN = ':';

    /** What happens. No game's notation has moves that are written so. */
    public enum Kind {
        /** The last moves that stood are taken back. */
        BACK("back"),
        /** A bot plays on at a seat whose player is away. */
        BOT("bot"),
        /** The player of such a seat is back. */
        PERSON("person"),
        /** The player there hosts the table from here on, its host having stayed away. */
        HOST("keeper");

        private final String word;

        Kind(String word) {
            this.word = word;
        }
    }

    public static Event back(int plies) {
        return new Event(Kind.BACK, plies);
    }

    public static Event bot(int seat) {
        return new Event(Kind.BOT, seat);
    }

    static Event person(int seat) {
        return new Event(Kind.PERSON, seat);
    }

    static Event host(int seat) {
        return new Event(Kind.HOST, seat);
    }

    /** Whether moves are taken back. */
    public boolean isBack() {
        return kind == Kind.BACK;
    }

    /** Whether a bot is to play, or plays, for the player there. */
    public boolean isBotFor(int seat) {
        return kind == Kind.BOT && number == seat;
    }

    /** @param bots the seats at which bots play on for people: as they are after it from here on */
    void apply(Set<Integer> bots) {
        if (kind == Kind.BOT) bots.add(number);
        else if (kind == Kind.PERSON) bots.remove(number);
    }

    String text() {
        return kind.word + BETWEEN + number;
    }

    /** @return null if it is the text of a move */
    static Event read(String text) {
        int end = text.indexOf(BETWEEN);
        if (end < 0) return null;
        for (Kind kind : Kind.values()) {
            int number = WholeNumber.read(text.substring(end + 1), kind == Kind.BACK ? 1 : 0, Integer.MAX_VALUE);
            if (text.substring(0, end).equals(kind.word) && number != WholeNumber.NONE) return new Event(kind, number);
        }
        return null;
    }
}
