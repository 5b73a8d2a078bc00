package uniboard.game;

/** Hexadecimal as hashes and generator states are written: lowercase, eight digits a word. */
public final class Hex {
    private Hex() {
    }

    /** Whether the text is lowercase hex digits, as many as asked for. */
    public static boolean isDigits(String text, int count) {
        if (text.length() != count) return false;
        for (int i = 0; i < count; i++) if ("0123456789abcdef".indexOf(text.charAt(i)) < 0) return false;
        return true;
    }

    /** Eight lowercase hex digits. */
    public static String digits(int word) {
        StringBuilder out = new StringBuilder(8);
        for (int shift = 28; shift >= 0; shift -= 4) out.append(Character.forDigit(word >>> shift & 15, 16));
        return out.toString();
    }
}
