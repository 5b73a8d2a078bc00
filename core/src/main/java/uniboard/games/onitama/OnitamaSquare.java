package uniboard.games.onitama;

/** The squares of the board: 0 is a1, 1 is b1, … 24 is e5; files from Blue's left, ranks from Blue's side. */
public final class OnitamaSquare {
    public static final int SIZE = 5;
    public static final int COUNT = SIZE * SIZE;

    private OnitamaSquare() {
    }

    public static int of(int file, int rank) {
        return rank * SIZE + file;
    }

    /** From 0 (a) to 4 (e). */
    public static int file(int square) {
        return square % SIZE;
    }

    /** From 0 (rank 1) to 4 (rank 5). */
    public static int rank(int square) {
        return square / SIZE;
    }

    /** The middle square of the seat's home row. */
    public static int arch(int seat) {
        return of(2, seat == OnitamaSide.BLUE ? 0 : 4);
    }

    public static String name(int square) {
        return String.valueOf((char) ('a' + file(square))) + (char) ('1' + rank(square));
    }

    /** The square of that name, or -1. */
    public static int named(String name) {
        if (name.length() != 2) return -1;
        int file = name.charAt(0) - 'a';
        int rank = name.charAt(1) - '1';
        return file >= 0 && file < SIZE && rank >= 0 && rank < SIZE ? of(file, rank) : -1;
    }
}
