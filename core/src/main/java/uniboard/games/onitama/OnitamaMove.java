package uniboard.games.onitama;

/**
 * A move in an {@code int}: bits 0–4 the card's number, bits 5–9 the square moved from, bits 10–14 the square moved to. An exchange
 * without a move has {@link #PASS} in both squares. An attempt whose squares aren't chosen yet has {@link #OPEN} there, and one whose
 * card isn't chosen yet has bit 15 set.
 */
public final class OnitamaMove {
    /** Stands for both squares of an exchange without a move. */
    public static final int PASS = 30;
    /** Stands for a square not chosen yet. */
    public static final int OPEN = 31;
    /** An attempt of which nothing is chosen yet. */
    public static final int NOTHING_CHOSEN = 1 << 15 | OPEN << 5 | OPEN << 10;

    private OnitamaMove() {
    }

    public static int of(int card, int from, int to) {
        return card | from << 5 | to << 10;
    }

    public static int pass(int card) {
        return of(card, PASS, PASS);
    }

    public static int card(int move) {
        return move & 31;
    }

    public static int from(int move) {
        return move >>> 5 & 31;
    }

    public static int to(int move) {
        return move >>> 10 & 31;
    }

    public static boolean isPass(int move) {
        return from(move) == PASS;
    }

    public static boolean hasCard(int attempt) {
        return (attempt & 1 << 15) == 0;
    }

    public static int withCard(int attempt, int card) {
        return of(card, from(attempt), to(attempt));
    }

    public static int withFrom(int attempt, int from) {
        return attempt & ~(31 << 5) | from << 5;
    }

    public static int withTo(int attempt, int to) {
        return attempt & ~(31 << 10) | to << 10;
    }
}
