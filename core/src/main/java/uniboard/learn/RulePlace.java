package uniboard.learn;

/**
 * Where a game's book states a rule.
 *
 * @param page      the page's id
 * @param paragraph of the page, from 0
 * @param board     the name of the board that teaches it; empty if none does
 */
public record RulePlace(String page, int paragraph, String board) {
    /**
     * The rule that a sentence follows from.
     *
     * @param text as the build binds it: a line each with the beginning of a sentence's key, the page, the paragraph and the board
     * @param key  of the sentence, without the game's name
     * @return by the longest beginning; null if there is none
     */
    public static RulePlace explaining(String key, String text) {
        RulePlace found = null;
        int longest = 0;
        int begin = 0;
        while (begin < text.length()) {
            int end = text.indexOf('\n', begin);
            int word = text.indexOf(' ', begin);
            int number = text.indexOf(' ', word + 1);
            if (word - begin > longest && key.startsWith(text.substring(begin, word))) {
                longest = word - begin;
                int board = text.indexOf(' ', number + 1);
                found = new RulePlace(text.substring(word + 1, number), Integer.parseInt(text.substring(number + 1, board)),
                    text.substring(board + 1, end));
            }
            begin = end + 1;
        }
        return found;
    }
}
