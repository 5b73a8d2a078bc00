package uniboard.game;

/** Reads whole numbers in the one way in which notations write them: decimal digits without leading zeros, no plus sign, no {@code -0}. */
public final class WholeNumber {
    /** Of a text that spells no such number. */
    public static final int NONE = Integer.MIN_VALUE;

    private WholeNumber() {
    }

    /**
     * The number that the text spells, or {@link #NONE} if it spells none or one beyond the bounds.
     *
     * @param least above {@link #NONE}
     */
    public static int read(String text, int least, int most) {
        boolean isNegative = text.startsWith("-");
        int size = size(text, isNegative ? 1 : 0, isNegative ? -least : most);
        if (size == NONE || isNegative && size == 0) return NONE;
        int number = isNegative ? -size : size;
        return number < least || number > most ? NONE : number;
    }

    private static int size(String text, int from, int limit) {
        if (from == text.length() || from < text.length() - 1 && text.charAt(from) == '0') return NONE;
        int size = 0;
        for (int i = from; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            // Looked at before it grows, so that it can't grow beyond an int.
            if (digit < 0 || digit > 9 || size > (limit - digit) / 10) return NONE;
            size = size * 10 + digit;
        }
        return size;
    }
}
