package uniboard.text;

/** Which way a language's lines run, and with them rows and panels; boards and notation always run left to right. */
public enum Direction {
    LEFT_TO_RIGHT, RIGHT_TO_LEFT;

    private static final char FIRST_OF_HEBREW = '\u05D0';
    private static final char LAST_OF_HEBREW = '\u05EA';
    private static final char FIRST_BEYOND_ASCII = '\u00C0';
    private static final char LAST_OF_CYRILLIC = '\u052F';

    /** The direction of the text's first letter, as {@code dir="auto"} has it; {@code otherwise} if it has none. */
    public static Direction ofFirstLetter(String text, Direction otherwise) {
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter >= FIRST_OF_HEBREW && letter <= LAST_OF_HEBREW) return RIGHT_TO_LEFT;
            if (isLatinOrCyrillic(letter)) return LEFT_TO_RIGHT;
        }
        return otherwise;
    }

    /** Character knows all letters there are, in a table too large for a page. */
    private static boolean isLatinOrCyrillic(char letter) {
        return letter >= 'A' && letter <= 'Z' || letter >= 'a' && letter <= 'z'
            || letter >= FIRST_BEYOND_ASCII && letter <= LAST_OF_CYRILLIC;
    }
}
