package uniboard.text;

/** Which way a language's lines run, and with them rows and panels; boards and notation always run left to right. */
public enum Direction {
    LEFT_TO_RIGHT, RIGHT_TO_LEFT;

    private static final char FIRST_OF_HEBREW = '\u05D0';
    private static final char LAST_OF_HEBREW = '\u05EA';

    /** The direction of the text's first letter, as {@code dir="auto"} has it; {@code otherwise} if it has none. */
    public static Direction ofFirstLetter(String text, Direction otherwise) {
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter >= FIRST_OF_HEBREW && letter <= LAST_OF_HEBREW) return RIGHT_TO_LEFT;
            if (Character.isLetter(letter)) return LEFT_TO_RIGHT;
        }
        return otherwise;
    }
}
