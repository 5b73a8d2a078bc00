package uniboard.remote;

import java.util.Locale;
import uniboard.game.WholeNumber;

/** What people at a table can say to each other: sentences that each of them reads in their own language, and signs. */
public enum ChatPhrase {
    HELLO, GOOD_LUCK, YOUR_TURN, ONE_MOMENT, THINKING, NICE_MOVE, SORRY, WELL_PLAYED, THANKS, GOODBYE,
    SMILE, LAUGH, APPLAUSE, SURPRISE, SIGH;

    private static final ChatPhrase FIRST_SIGN = SMILE;

    /** Whether it is something done, not said. */
    public boolean isSign() {
        return compareTo(FIRST_SIGN) >= 0;
    }

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** @return null if it is none's text */
    public static ChatPhrase read(String text) {
        for (ChatPhrase phrase : values()) if (phrase.text().equals(text)) return phrase;
        return null;
    }

    /**
     * What somebody said last.
     *
     * @param number how many times they have spoken, this time included; 0 before the first
     * @param phrase null before the first
     */
    record Said(int number, ChatPhrase phrase) {
        static final Said NOTHING = new Said(0, null);

        Said then(ChatPhrase next) {
            return new Said(number + 1, next);
        }

        String text() {
            return number + " " + phrase.text();
        }

        /** @return {@link #NOTHING} if it isn't one */
        static Said read(String text) {
            int space = Math.max(0, text.indexOf(' '));
            int number = WholeNumber.read(text.substring(0, space), 1, Integer.MAX_VALUE);
            ChatPhrase phrase = ChatPhrase.read(text.substring(space).strip());
            return number == WholeNumber.NONE || phrase == null ? NOTHING : new Said(number, phrase);
        }
    }
}
