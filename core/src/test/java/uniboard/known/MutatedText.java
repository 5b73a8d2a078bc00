package uniboard.known;

import uniboard.game.Random32;

/** Texts with something changed, left out or repeated at random. */
public final class MutatedText {
    private MutatedText() {
    }

    /** @param letters that may come in a letter's place */
    public static String of(String text, String letters, Random32 random) {
        if (text.isEmpty()) return text;
        int at = random.below(text.length());
        int end = Math.min(text.length(), at + 1 + random.below(8));
        String letter = String.valueOf(letters.charAt(random.below(letters.length())));
        return switch (random.below(5)) {
            case 0 -> text.substring(0, at) + letter + text.substring(at + 1);
            case 1 -> text.substring(0, at) + letter + text.substring(at);
            case 2 -> text.substring(0, at) + text.substring(end);
            case 3 -> text.substring(0, end) + text.substring(at);
            default -> text.substring(0, at);
        };
    }
}
