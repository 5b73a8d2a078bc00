package uniboard.far;

import uniboard.game.WholeNumber;

/** How devices tell each other that moves were taken back, in place of a move's text. */
final class BackStep {
    /** No game's notation has such a move. */
    private static final String WORD = "back:";

    private BackStep() {
    }

    /** @param plies the last moves that stood */
    static String text(int plies) {
        return WORD + plies;
    }

    static boolean isOne(String text) {
        return text.startsWith(WORD) && plies(text) > 0;
    }

    /** How many moves were taken back. */
    static int plies(String text) {
        return WholeNumber.read(text.substring(WORD.length()), 1, Integer.MAX_VALUE);
    }
}
