package uniboard.remote;

import uniboard.game.Catalog;
import uniboard.game.WholeNumber;

/** What the dealer opens after a game, put together from the parts in which it comes. */
final class RevealParts {
    /** No game is so long that more characters would be opened after it. */
    private static final int LONGEST = 2_000_000;

    private final Catalog catalog;
    private final StringBuilder soFar = new StringBuilder();
    private int length = -1;
    private Reveal whole;

    RevealParts(Catalog catalog) {
        this.catalog = catalog;
    }

    /** What a part has brought. */
    enum News { NONE, PART, WHOLE, GARBLED }

    /** @param part the length of the whole, where the part begins, and the part */
    News hear(String part) {
        String[] words = part.split(" ", 3);
        int told = WholeNumber.read(words[0], 0, LONGEST);
        if (words.length != 3 || whole != null || told == WholeNumber.NONE) return News.NONE;
        if (WholeNumber.read(words[1], 0, told) != soFar.length()) return News.NONE;
        length = told;
        soFar.append(words[2]);
        if (soFar.length() < length) return words[2].isEmpty() ? News.NONE : News.PART;
        byte[] bytes = Encoded.read(soFar.toString(), soFar.length() * 6 / 8);
        whole = bytes == null ? null : Reveal.read(Encoded.text(bytes), catalog);
        return whole == null ? News.GARBLED : News.WHOLE;
    }

    /** Null until all of it has come. */
    Reveal whole() {
        return whole;
    }

    /** How many characters have come. */
    int got() {
        return soFar.length();
    }

    /** Whether it comes, and parts are missing. */
    boolean isIncomplete() {
        return whole == null && soFar.length() < length;
    }
}
