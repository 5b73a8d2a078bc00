package uniboard.remote;

import java.util.HashMap;
import java.util.Map;

/** What is said at a table: by each seat the last, which is told on until something else is. */
final class QuickChat {
    private static final String WORD = "says";

    private final Map<Integer, ChatPhrase.Said> lastBySeat = new HashMap<>();
    /** What was said before one came, or before seats changed, is over. */
    private int knownRound = -1;

    /**
     * Hears what the host tells all.
     *
     * @return what is new, by seat
     */
    Map<Integer, ChatPhrase> hear(Fields open, int round) {
        boolean isFirst = round != knownRound;
        knownRound = round;
        if (isFirst) lastBySeat.clear();
        Map<Integer, ChatPhrase> news = new HashMap<>();
        open.numbered(WORD).forEach((seat, text) -> {
            ChatPhrase.Said said = ChatPhrase.Said.read(text);
            boolean isNew = said.number() > lastBySeat.getOrDefault(seat, ChatPhrase.Said.NOTHING).number();
            if (!isNew) return;
            lastBySeat.put(seat, said);
            if (!isFirst) news.put(seat, said.phrase());
        });
        return news;
    }

    /** Adds what a seat said last to what is told to all. */
    static void tell(Fields to, int seat, ChatPhrase.Said said) {
        if (said.phrase() != null) to.add(WORD, seat + " " + said.text());
    }

    /** Adds what this device says. */
    static void tell(Fields to, ChatPhrase.Said said) {
        if (said.phrase() != null) to.add(WORD, said.text());
    }

    /** What a device says of itself. */
    static ChatPhrase.Said heard(Fields from) {
        return ChatPhrase.Said.read(from.get(WORD));
    }
}
