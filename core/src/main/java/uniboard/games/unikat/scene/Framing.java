package uniboard.games.unikat.scene;

/**
 * How much of the table is seen, and how large. Lengths in CSS pixels, extents in cells.
 *
 * @param largestCell worth looking at
 * @param least       seen at least, so that the first moves don't shift the table
 * @param border      seen around the cards
 */
record Framing(float largestCell, Extent least, int border) {
    static final Framing TABLE = new Framing(104, new Extent(-2, 2, -1, 1), 1);
    static final Framing PHONE = new Framing(76, TABLE.least, 1);
    /** On a page of rules. */
    static final Framing EXAMPLE = new Framing(96, TABLE.least, 1);
    /** In the menu. */
    static final Framing MINIATURE = new Framing(90, EXAMPLE.least, 0);
}
