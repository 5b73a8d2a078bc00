package uniboard.games.unlur;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The shortest chain of stones that makes the figure with which a game ended. */
public final class UnlurWinningPath {
    /**
     * A stone of the path.
     *
     * @param step when it lights up: a line from one side to the other, a Y from its three sides inwards
     */
    public record Stone(int cell, int step) {
    }

    private final UnlurPosition position;
    private final UnlurBoard board;
    private final int group;

    private UnlurWinningPath(UnlurPosition position) {
        this.position = position;
        board = position.board();
        group = position.group(position.decisiveStone());
    }

    /** In the order of their steps; empty while the game is running. */
    public static List<Stone> of(UnlurPosition position) {
        return position.decisiveStone() < 0 ? List.of() : new UnlurWinningPath(position).stones();
    }

    private List<Stone> stones() {
        List<int[]> distances = new ArrayList<>();
        for (int side = 0; side < UnlurSides.COUNT; side++) {
            if ((position.decisiveSides() >>> side & 1) != 0) distances.add(distancesFrom(1 << side));
        }
        int middle = middle(distances);
        int[] steps = new int[board.cells()];
        Arrays.fill(steps, Integer.MAX_VALUE);
        boolean line = distances.size() == 2;
        for (int arm = 0; arm < distances.size(); arm++) {
            int[] distance = distances.get(arm);
            for (int at = middle; at >= 0; at = nearer(at, distance)) {
                steps[at] = Math.min(steps[at], line ? distances.get(0)[at] : distance[at]);
            }
        }
        List<Stone> stones = new ArrayList<>();
        for (int at = 0; at < board.cells(); at++) if (steps[at] != Integer.MAX_VALUE) stones.add(new Stone(at, steps[at]));
        stones.sort((one, other) -> one.step() - other.step());
        return stones;
    }

    /** Steps within the group to each of its stones; {@link Integer#MAX_VALUE} elsewhere. */
    private int[] distancesFrom(int side) {
        int[] distance = new int[board.cells()];
        Arrays.fill(distance, Integer.MAX_VALUE);
        int[] queue = new int[board.cells()];
        int end = 0;
        for (int at = 0; at < board.cells(); at++) {
            if (!isOfGroup(at) || (board.sides(at) & side) == 0) continue;
            distance[at] = 0;
            queue[end++] = at;
        }
        for (int i = 0; i < end; i++) {
            for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
                int next = board.neighbour(queue[i], direction);
                if (next == board.cells() || !isOfGroup(next) || distance[next] != Integer.MAX_VALUE) continue;
                distance[next] = distance[queue[i]] + 1;
                queue[end++] = next;
            }
        }
        return distance;
    }

    private boolean isOfGroup(int at) {
        return position.colour(at) != UnlurPosition.EMPTY && position.group(at) == group;
    }

    /** The stone from which all sides together are nearest. */
    private int middle(List<int[]> distances) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int at = 0; at < board.cells(); at++) {
            if (!isOfGroup(at)) continue;
            int sum = 0;
            for (int[] distance : distances) sum += distance[at];
            if (sum > least || sum == least && at != position.decisiveStone()) continue;
            least = sum;
            best = at;
        }
        return best;
    }

    /** The next stone on the way, or -1 at its end. */
    private int nearer(int at, int[] distance) {
        for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
            int next = board.neighbour(at, direction);
            if (next != board.cells() && distance[next] == distance[at] - 1) return next;
        }
        return -1;
    }
}
