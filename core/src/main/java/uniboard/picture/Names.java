package uniboard.picture;

/** Short names for what a picture refers to, each given once: a, b, … z, aa, ab, … */
final class Names {
    private static final int LETTERS = 26;

    private int given;

    String next() {
        StringBuilder name = new StringBuilder();
        for (int rest = given++; rest >= 0; rest = rest / LETTERS - 1) name.insert(0, (char) ('a' + rest % LETTERS));
        return name.toString();
    }
}
