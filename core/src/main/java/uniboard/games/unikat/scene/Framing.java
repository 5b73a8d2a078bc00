package uniboard.games.unikat.scene;

/**
 * How much of the table is seen, and how large. Lengths in CSS pixels, extents in cells.
 *
 * @param largestCell worth looking at
 * @param leastCell   where all cells would be smaller, the table is seen from near by itself; 0: never
 * @param across      seen at least to the left and right of the start card, so that the first moves don't shift the table
 * @param up          seen at least above and below it
 * @param border      seen around the cards
 */
record Framing(float largestCell, float leastCell, int across, int up, int border) {
    static final Framing TABLE = new Framing(78, 36, 3, 2, 1);
    static final Framing PHONE = new Framing(58, 36, 3, 2, 1);
    /** On a page of rules. */
    static final Framing EXAMPLE = new Framing(64, 0, 2, 1, 1);
    /** In the menu. */
    static final Framing MINIATURE = new Framing(90, 0, 2, 1, 0);
}
