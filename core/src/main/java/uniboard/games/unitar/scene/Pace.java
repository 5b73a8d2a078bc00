package uniboard.games.unitar.scene;

/**
 * How long a story stays at its parts, in seconds.
 *
 * @param row     at each player's marks
 * @param ties    at what agrees, and again at who is approved
 * @param reading at the whole comparison
 * @param deed    at what has been carried out
 */
record Pace(float row, float ties, float reading, float deed) {
    static final Pace TABLE = new Pace(0.15f, 0.3f, 2.5f, 1.1f);
    /** Where only the field is seen: a move is over before the next one is due. */
    static final Pace MINIATURE = new Pace(0, 0, 0.1f, 0.03f);

    /** Where somebody is there who says when the comparison has been read. */
    Pace waiting() {
        return new Pace(row, ties, Float.POSITIVE_INFINITY, deed);
    }

    boolean waits() {
        return reading == Float.POSITIVE_INFINITY;
    }
}
