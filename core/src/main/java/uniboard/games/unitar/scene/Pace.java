package uniboard.games.unitar.scene;

/**
 * How long a story stays at its parts, in seconds.
 *
 * @param row     at each player's marks
 * @param ties    at what agrees, and again at who is approved
 * @param reading at the whole comparison
 * @param execution    at what has been carried out
 * @param letter  at least, since it began to be carried out, for each letter of what is said of it
 */
record Pace(float row, float ties, float reading, float execution, float letter) {
    static final Pace TABLE = new Pace(0.15f, 0.3f, 2.5f, 1.1f, 0);
    private static final float A_LETTER = 0.035f;
    /** Where only the field is seen: a move is over before the next one is due. */
    static final Pace MINIATURE = new Pace(0, 0, 0.1f, 0.03f, 0);

    /** Where somebody is there who reads, and says when the comparison has been read. */
    Pace waiting() {
        return new Pace(row, ties, Float.POSITIVE_INFINITY, execution, A_LETTER);
    }

    boolean waits() {
        return reading == Float.POSITIVE_INFINITY;
    }
}
