package uniboard.games.unlur;

import java.util.Arrays;
import uniboard.game.MoveList;
import uniboard.game.Random32;

/**
 * Looks one move ahead and counts how many stones either colour still needs for its figure: what the bot is measured by. Knows the rules,
 * takes wins, doesn't complete the wrong figure, and passes when Black, with White to move, needs hardly more stones than White.
 */
final class ConnectionPlayer {
    private static final int FAR = 1000;
    /** Black passes for as many stones more than White needs. */
    private static final int PRICE_OF_A_Y = 2;
    private static final int[][] YS = {{0, 2, 4}, {1, 3, 5}};

    private final Random32 random;

    ConnectionPlayer(Random32 random) {
        this.random = random;
    }

    int move(UnlurPosition position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        if (position.isContract()) return contract(position, moves);
        int mover = position.toMove();
        int best = -1;
        int bestValue = Integer.MIN_VALUE;
        int[] order = moves.toArray();
        random.shuffle(order, order.length);
        for (int move : order) {
            position.play(move);
            int value = position.outcome().over() ? (position.outcome().wins(mover) ? FAR * FAR : -FAR * FAR) : lead(position, mover);
            position.undo();
            if (value <= bestValue) continue;
            best = move;
            bestValue = value;
        }
        return best;
    }

    private int contract(UnlurPosition position, MoveList moves) {
        int stonesMore = needed(position, UnlurPosition.BLACK) - needed(position, UnlurPosition.WHITE);
        if (stonesMore <= PRICE_OF_A_Y || moves.size() == 1) return UnlurMove.PASS;
        return moves.get(random.below(moves.size() - 1));
    }

    private static int lead(UnlurPosition position, int seat) {
        int black = needed(position, UnlurPosition.BLACK);
        int white = needed(position, UnlurPosition.WHITE);
        return seat == position.black() ? white - black : black - white;
    }

    /** Stones that the colour's figure lacks where it lacks fewest. */
    static int needed(UnlurPosition position, int colour) {
        int[][] fromSides = new int[UnlurSides.COUNT][];
        for (int side = 0; side < UnlurSides.COUNT; side++) fromSides[side] = distances(position, colour, 1 << side);
        int fewest = FAR;
        for (int cell = 0; cell < position.board().cells(); cell++) {
            int cost = cost(position, cell, colour);
            if (cost == FAR) continue;
            if (colour == UnlurPosition.WHITE) {
                for (int side = 0; side < 3; side++) fewest = Math.min(fewest, fromSides[side][cell] + fromSides[side + 3][cell] - cost);
            } else {
                for (int[] y : YS)
                    fewest = Math.min(fewest, fromSides[y[0]][cell] + fromSides[y[1]][cell] + fromSides[y[2]][cell] - 2 * cost);
            }
        }
        return fewest;
    }

    /** Of each cell, the stones that connect it to the side, the cell's own included. */
    private static int[] distances(UnlurPosition position, int colour, int side) {
        UnlurBoard board = position.board();
        int[] distances = new int[board.cells()];
        Arrays.fill(distances, FAR);
        MoveList queue = new MoveList();
        for (int cell = 0; cell < board.cells(); cell++) {
            if ((board.sides(cell) & side) != 0) reach(position, cell, colour, 0, distances, queue);
        }
        for (int i = 0; i < queue.size(); i++) {
            int cell = queue.get(i);
            for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
                int neighbour = board.neighbour(cell, direction);
                if (neighbour < board.cells()) reach(position, neighbour, colour, distances[cell], distances, queue);
            }
        }
        return distances;
    }

    private static void reach(UnlurPosition position, int cell, int colour, int before, int[] distances, MoveList queue) {
        int distance = before + cost(position, cell, colour);
        if (distance >= distances[cell]) return;
        distances[cell] = distance;
        queue.add(cell);
    }

    private static int cost(UnlurPosition position, int cell, int colour) {
        if (position.colour(cell) == UnlurPosition.EMPTY) return 1;
        return position.colour(cell) == colour ? 0 : FAR;
    }
}
