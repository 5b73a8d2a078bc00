package uniboard.games.onitama;

/** The two sides, which are seats: Blue, whose home row is rank 1, and Red. */
public final class OnitamaSide {
    public static final int BLUE = 0;
    public static final int RED = 1;

    private OnitamaSide() {
    }

    /** As bundles and pictures spell it: {@code blue} or {@code red}. */
    public static String key(int side) {
        return side == BLUE ? "blue" : "red";
    }
}
