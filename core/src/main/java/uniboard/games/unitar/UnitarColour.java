package uniboard.games.unitar;

/** The three colours, in the order in which notation lists them. */
public final class UnitarColour {
    public static final int YELLOW = 0;
    public static final int RED = 1;
    public static final int BLUE = 2;
    public static final int COUNT = 3;
    /** The colour of nothing. */
    public static final int NONE = -1;

    private static final String[] NAMES = {"yellow", "red", "blue"};

    private UnitarColour() {
    }

    /** As records spell it. */
    public static String text(int colour) {
        return NAMES[colour];
    }

    /** As a stone's frame is written: {@code y}, {@code r} or {@code b}. */
    static char letter(int colour) {
        return NAMES[colour].charAt(0);
    }

    /** @return {@link #NONE} if the text is no colour's */
    static int named(String text) {
        for (int colour = 0; colour < COUNT; colour++) if (NAMES[colour].equals(text)) return colour;
        return NONE;
    }

    /** @return {@link #NONE} if the letter is no colour's */
    static int lettered(char letter) {
        for (int colour = 0; colour < COUNT; colour++) if (letter(colour) == letter) return colour;
        return NONE;
    }
}
