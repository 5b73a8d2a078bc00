package uniboard.games.unlur;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** How many stones a colour lacks at least for its own goal, if its opponent stood still. */
final class UnlurWay {
    /** More than any way needs. */
    private static final int BLOCKED = 1 << 20;
    /** How far round the board the sides of one Y lie apart. */
    private static final int EVERY_OTHER = 2;

    private final UnlurPosition position;
    private final UnlurBoard board;
    private final int colour;

    private UnlurWay(UnlurPosition position, int colour) {
        this.position = position;
        this.colour = colour;
        board = position.board();
    }

    /** @return 0 if the goal is reached; {@link Integer#MAX_VALUE} if it can't be any more */
    static int stonesTo(UnlurPosition position, int colour) {
        UnlurWay way = new UnlurWay(position, colour);
        int least = colour == UnlurPosition.BLACK ? way.toY() : way.toLine();
        return least >= BLOCKED ? Integer.MAX_VALUE : least;
    }

    private int toLine() {
        int least = BLOCKED;
        for (int side = 0; side < UnlurSides.COUNT / 2; side++) {
            int[] from = from(1 << side);
            int opposite = 1 << side + UnlurSides.COUNT / 2;
            for (int cell = 0; cell < from.length; cell++) if ((board.sides(cell) & opposite) != 0) least = Math.min(least, from[cell]);
        }
        return least;
    }

    /** Three ways that meet in a cell, which is counted once. */
    private int toY() {
        int least = BLOCKED;
        for (int first = 0; first < EVERY_OTHER; first++) {
            int[] one = from(1 << first);
            int[] two = from(1 << first + EVERY_OTHER);
            int[] three = from(1 << first + 2 * EVERY_OTHER);
            for (int cell = 0; cell < one.length; cell++) {
                if (cost(cell) < BLOCKED) least = Math.min(least, one[cell] + two[cell] + three[cell] - 2 * cost(cell));
            }
        }
        return least;
    }

    /** Stones to each cell, itself included, from a side. */
    private int[] from(int side) {
        int[] least = new int[board.cells()];
        Arrays.fill(least, BLOCKED);
        Deque<Integer> next = new ArrayDeque<>();
        for (int cell = 0; cell < least.length; cell++) if ((board.sides(cell) & side) != 0) reach(cell, cost(cell), least, next);
        while (!next.isEmpty()) {
            int cell = next.removeFirst();
            for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
                int neighbour = board.neighbour(cell, direction);
                if (neighbour < least.length) reach(neighbour, least[cell] + cost(neighbour), least, next);
            }
        }
        return least;
    }

    /** What costs nothing is gone on from first. */
    private void reach(int cell, int stones, int[] least, Deque<Integer> next) {
        if (stones >= least[cell]) return;
        least[cell] = stones;
        if (cost(cell) == 0) next.addFirst(cell);
        else next.addLast(cell);
    }

    private int cost(int cell) {
        if (position.colour(cell) == UnlurPosition.EMPTY) return 1;
        return position.colour(cell) == colour ? 0 : BLOCKED;
    }
}
