package uniboard.games.unikat.scene;

import uniboard.games.unikat.UnikatMove;
import uniboard.games.unikat.UnikatPlace;
import uniboard.games.unikat.UnikatPosition;

/** A cell of the table, counted from the start card: {@code x} to the right, {@code y} up. */
record Cell(int x, int y) {
    /** Where a move lays its card. */
    static Cell of(int move) {
        return new Cell(UnikatMove.x(move), UnikatMove.y(move));
    }

    /** Where a card lies, by its number in the order laid. */
    static Cell laid(UnikatPosition position, int index) {
        return new Cell(position.laidX(index), position.laidY(index));
    }

    String place() {
        return UnikatPlace.ofCell(x, y);
    }

    /** Whether cards can come to lie so far away. */
    boolean isReachable() {
        return Math.max(Math.abs(x), Math.abs(y)) < UnikatMove.REACH;
    }
}
