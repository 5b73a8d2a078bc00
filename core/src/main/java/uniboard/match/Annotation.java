package uniboard.match;

/**
 * What somebody has to say of a position: a comment, or a mark drawn on the board.
 *
 * @param text of a comment one line; of a mark {@code ring PLACE} or {@code arrow PLACE PLACE}
 */
public record Annotation(Kind kind, String text) implements Comparable<Annotation> {
    /** In the order in which they stand after their position. */
    public enum Kind {
        COMMENT("comment "), MARK("mark ");

        final String word;

        Kind(String word) {
            this.word = word;
        }
    }

    /** Letters of a comment. */
    public static final int LONGEST = 500;
    private static final int LONGEST_PLACE = 20;

    /** @throws IllegalArgumentException if the text isn't one of its kind */
    public Annotation {
        if (!isGood(kind, text)) throw new IllegalArgumentException(kind.word + text);
    }

    /** The text as a single line: signs that would begin new ones become spaces, and what is too long is cut. */
    public static String line(String text, int longest) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < text.length() && line.length() < longest; i++) line.append(isOfLine(text.charAt(i)) ? text.charAt(i) : ' ');
        return line.toString().trim();
    }

    private static boolean isOfLine(char sign) {
        return sign >= ' ' && sign != 0x7f && sign != 0x2028 && sign != 0x2029;
    }

    static boolean isGood(Kind kind, String text) {
        if (text.isEmpty() || text.length() > LONGEST || text.startsWith(" ") || text.endsWith(" ")) return false;
        for (int i = 0; i < text.length(); i++) {
            if (!isOfLine(text.charAt(i))) return false;
        }
        return kind == Kind.COMMENT || isMark(text);
    }

    private static boolean isMark(String text) {
        if (text.startsWith("ring ")) return isPlace(text.substring("ring ".length()));
        if (!text.startsWith("arrow ")) return false;
        String both = text.substring("arrow ".length());
        int space = both.indexOf(' ');
        return space > 0 && isPlace(both.substring(0, space)) && isPlace(both.substring(space + 1));
    }

    private static boolean isPlace(String text) {
        return !text.isEmpty() && text.length() <= LONGEST_PLACE && text.indexOf(' ') < 0;
    }

    @Override
    public int compareTo(Annotation other) {
        int byKind = kind.compareTo(other.kind);
        // Comments stay as they were written.
        return byKind != 0 || kind == Kind.COMMENT ? byKind : text.compareTo(other.text);
    }

    String line() {
        return kind.word + text;
    }
}
