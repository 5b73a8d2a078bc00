package uniboard.game;

/** Hexadecimal as hashes and generator states are written: lowercase, eight digits a word. */
public final class Hex {
    private Hex() {
    }

    /** Eight lowercase hex digits. */
    public static String digits(int word) {
        StringBuilder out = new StringBuilder(8);
        for (int shift = 28; shift >= 0; shift -= 4) out.append(Character.forDigit(word >>> shift & 15, 16));
        return out.toString();
    }
}
