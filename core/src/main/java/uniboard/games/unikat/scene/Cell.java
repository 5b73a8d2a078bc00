package uniboard.games.unikat.scene;

import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPlace;

/** A cell of the table, counted from the start card: {@code x} to the right, {@code y} up. */
record Cell(int x, int y) {
    private static final String PREFIX = "cell:";

    /** The cell of such a place as {@code cell:1,-2}, or null. */
    static Cell of(String place) {
        if (!place.startsWith(PREFIX)) return null;
        int comma = place.indexOf(',');
        return new Cell(Integer.parseInt(place.substring(PREFIX.length(), comma)), Integer.parseInt(place.substring(comma + 1)));
    }

    String place() {
        return UnikatPlace.ofCell(x, y);
    }

    /** Whether cards can come to lie so far away. */
    boolean isReachable() {
        return Math.max(Math.abs(x), Math.abs(y)) < UnikatMove.REACH;
    }
}
