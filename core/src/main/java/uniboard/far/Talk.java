package uniboard.far;

import java.util.HashMap;
import java.util.Map;

/** What is said at a table: by each seat the last, which is told on until something else is. */
final class Talk {
    private static final String WORD = "says";

    private final Map<Integer, Phrase.Said> lastBySeat = new HashMap<>();
    /** What was said before one came, or before seats changed, is over. */
    private int knownRound = -1;

    /**
     * Hears what the keeper tells all.
     *
     * @return what is new, by seat
     */
    Map<Integer, Phrase> hear(Entries open, int round) {
        boolean isFirst = round != knownRound;
        knownRound = round;
        if (isFirst) lastBySeat.clear();
        Map<Integer, Phrase> news = new HashMap<>();
        open.numbered(WORD).forEach((seat, text) -> {
            Phrase.Said said = Phrase.Said.read(text);
            boolean isNew = said.number() > lastBySeat.getOrDefault(seat, Phrase.Said.NOTHING).number();
            if (!isNew) return;
            lastBySeat.put(seat, said);
            if (!isFirst) news.put(seat, said.phrase());
        });
        return news;
    }

    /** Adds what a seat said last to what is told to all. */
    static void tell(Entries to, int seat, Phrase.Said said) {
        if (said.phrase() != null) to.add(WORD, seat + " " + said.text());
    }

    /** Adds what this device says. */
    static void tell(Entries to, Phrase.Said said) {
        if (said.phrase() != null) to.add(WORD, said.text());
    }

    /** What a device says of itself. */
    static Phrase.Said heard(Entries from) {
        return Phrase.Said.read(from.get(WORD));
    }
}
