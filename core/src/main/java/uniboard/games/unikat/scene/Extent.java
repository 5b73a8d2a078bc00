package uniboard.games.unikat.scene;

import uniboard.games.unikat.UnikatPosition;

/** How far something reaches on the table, in cells from the start card, all of them within it. */
record Extent(int left, int right, int bottom, int top) {
    /** Of a position's cards, with a border of cells around them. */
    static Extent of(UnikatPosition position, int border) {
        Extent extent = new Extent(-border, border, -border, border);
        for (int i = 0; i < position.laidCount(); i++) {
            int x = position.laidX(i);
            int y = position.laidY(i);
            extent = extent.with(new Extent(x - border, x + border, y - border, y + border));
        }
        return extent;
    }

    /** Around both. */
    Extent with(Extent other) {
        return new Extent(Math.min(left, other.left), Math.max(right, other.right), Math.min(bottom, other.bottom),
            Math.max(top, other.top));
    }
}
