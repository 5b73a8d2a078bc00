package uniboard.games.unikat;

import static uniboard.game.NotationException.wrong;

/**
 * The 81 cards as numbers: {@code figure * 27 + cardColour * 9 + figureColour * 3 + size}, each feature from 0 to 2 in the order of its
 * letters: figure {@code S C Q} (star, circle, square), card colour {@code W R B} (white, red, blue), figure colour {@code L G Y} (light
 * blue, green, yellow), size {@code 1 2 3} (small, medium, large).
 */
public final class UnikatCard {
    public static final int COUNT = 81;
    /** No card. */
    public static final int NONE = -1;
    /** How many cards differ from a card in exactly one feature. */
    public static final int PARTNERS = 8;

    /** Bits of {@link #differences}. */
    public static final int FIGURE = 1;
    public static final int CARD_COLOUR = 2;
    public static final int FIGURE_COLOUR = 4;
    public static final int SIZE = 8;

    private static final String[] LETTERS = {"SCQ", "WRB", "LGY", "123"};
    private static final String[] TEXTS = new String[COUNT];
    private static final int[] DIFFERENCES = new int[COUNT * COUNT];
    private static final int[] PARTNERS_OF = new int[COUNT * PARTNERS];

    static {
        for (int a = 0; a < COUNT; a++) {
            TEXTS[a] = String.valueOf(new char[] {LETTERS[0].charAt(figure(a)), LETTERS[1].charAt(cardColour(a)),
                LETTERS[2].charAt(figureColour(a)), LETTERS[3].charAt(size(a))});
            int partners = 0;
            for (int b = 0; b < COUNT; b++) {
                int differences = compared(a, b);
                DIFFERENCES[a * COUNT + b] = differences;
                if (Integer.bitCount(differences) == 1) PARTNERS_OF[a * PARTNERS + partners++] = b;
            }
        }
    }

    private UnikatCard() {
    }

    private static int compared(int a, int b) {
        return (figure(a) != figure(b) ? FIGURE : 0) | (cardColour(a) != cardColour(b) ? CARD_COLOUR : 0)
            | (figureColour(a) != figureColour(b) ? FIGURE_COLOUR : 0) | (size(a) != size(b) ? SIZE : 0);
    }

    /** 0 star, 1 circle, 2 square. */
    public static int figure(int card) {
        return card / 27;
    }

    /** 0 white, 1 red, 2 blue. */
    public static int cardColour(int card) {
        return card / 9 % 3;
    }

    /** 0 light blue, 1 green, 2 yellow. */
    public static int figureColour(int card) {
        return card / 3 % 3;
    }

    /** 0 small, 1 medium, 2 large. */
    public static int size(int card) {
        return card % 3;
    }

    /** Such as {@code SWL1}. */
    public static String text(int card) {
        return TEXTS[card];
    }

    /** The card of that {@link #text}, or {@link #NONE}. */
    public static int card(String text) {
        if (text.length() != LETTERS.length) return NONE;
        int card = 0;
        for (int feature = 0; feature < LETTERS.length; feature++) {
            int value = LETTERS[feature].indexOf(text.charAt(feature));
            if (value < 0) return NONE;
            card = card * 3 + value;
        }
        return card;
    }

    /** @throws uniboard.game.NotationException if the text isn't a card's */
    static int read(String text) {
        int card = card(text);
        if (card == NONE) throw wrong("unikat.error.card", text);
        return card;
    }

    /** The features in which two cards differ, a bit each: {@link #FIGURE}, {@link #CARD_COLOUR}, {@link #FIGURE_COLOUR}, {@link #SIZE}. */
    public static int differences(int a, int b) {
        return DIFFERENCES[a * COUNT + b];
    }

    /** Whether two cards may lie side by side: they differ in exactly one feature. */
    public static boolean fit(int a, int b) {
        int differences = differences(a, b);
        return differences != 0 && (differences & differences - 1) == 0;
    }

    /** The eight cards that fit beside a card, lowest first. */
    public static int[] partners(int card) {
        return java.util.Arrays.copyOfRange(PARTNERS_OF, card * PARTNERS, (card + 1) * PARTNERS);
    }
}
