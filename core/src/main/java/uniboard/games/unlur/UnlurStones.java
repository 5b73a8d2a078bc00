package uniboard.games.unlur;

/**
 * The stones on a board and the groups they form: union-find by size, so that each put can be taken back. What a group touches is known
 * at its root.
 *
 * <p>Source: R. Tarjan and J. van Leeuwen, <i>Worst-case analysis of set union algorithms</i> (1984).
 */
final class UnlurStones {
    static final int EMPTY = 0;
    static final int BLACK = 1;
    static final int WHITE = 2;

    private final UnlurBoard board;
    private final int[] colours;
    private final int[] parents;
    /** Of each root's group. */
    private final int[] sizes;
    private final int[] sides;

    /** The stones in the order in which they were put, and how many joins there were before each. */
    private final int[] put;
    private final int[] joinsBefore;
    private int count;
    /** The roots that lost their place, and what the root above touched before. */
    private final int[] joined;
    private final int[] touchedBefore;
    private int joins;

    UnlurStones(UnlurBoard board) {
        this.board = board;
        int cells = board.cells();
        colours = new int[cells];
        parents = new int[cells];
        sizes = new int[cells];
        sides = new int[cells];
        put = new int[cells];
        joinsBefore = new int[cells];
        joined = new int[cells];
        touchedBefore = new int[cells];
    }

    private UnlurStones(UnlurStones other) {
        board = other.board;
        colours = other.colours.clone();
        parents = other.parents.clone();
        sizes = other.sizes.clone();
        sides = other.sides.clone();
        put = other.put.clone();
        joinsBefore = other.joinsBefore.clone();
        count = other.count;
        joined = other.joined.clone();
        touchedBefore = other.touchedBefore.clone();
        joins = other.joins;
    }

    UnlurStones copy() {
        return new UnlurStones(this);
    }

    /** {@link #EMPTY}, {@link #BLACK} or {@link #WHITE}. */
    int colour(int cell) {
        return colours[cell];
    }

    int count() {
        return count;
    }

    /** The sides that the group of the cell's stone touches. */
    int sides(int cell) {
        return sides[group(cell)];
    }

    /** The same cell for all stones of a group, another for each group. */
    int group(int cell) {
        int root = cell;
        while (parents[root] != root) root = parents[root];
        return root;
    }

    /** What the group of a stone put on the empty cell would touch. */
    int sidesWith(int cell, int colour) {
        int touched = board.sides(cell);
        for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
            int neighbour = board.neighbour(cell, direction);
            if (neighbour < colours.length && colours[neighbour] == colour) touched |= sides(neighbour);
        }
        return touched;
    }

    /** @return the sides that the stone's group touches then */
    int put(int cell, int colour) {
        put[count] = cell;
        joinsBefore[count++] = joins;
        colours[cell] = colour;
        parents[cell] = cell;
        sizes[cell] = 1;
        sides[cell] = board.sides(cell);
        int root = cell;
        int[] neighbours = board.neighbours();
        int end = (cell + 1) * UnlurBoard.DIRECTIONS;
        for (int i = end - UnlurBoard.DIRECTIONS; i < end; i++) {
            int neighbour = neighbours[i];
            if (neighbour < colours.length && colours[neighbour] == colour) root = join(root, group(neighbour));
        }
        return sides[root];
    }

    private int join(int one, int other) {
        if (one == other) return one;
        int upper = sizes[one] >= sizes[other] ? one : other;
        int lower = upper == one ? other : one;
        joined[joins] = lower;
        touchedBefore[joins++] = sides[upper];
        parents[lower] = upper;
        sizes[upper] += sizes[lower];
        sides[upper] |= sides[lower];
        return upper;
    }

    /**
     * Takes the stone put last away.
     *
     * @return its cell
     */
    int takeBack() {
        int cell = put[--count];
        while (joins > joinsBefore[count]) {
            int lower = joined[--joins];
            int upper = parents[lower];
            parents[lower] = lower;
            sizes[upper] -= sizes[lower];
            sides[upper] = touchedBefore[joins];
        }
        colours[cell] = EMPTY;
        return cell;
    }

    /** Copies colours, and of each stone its group and what the group touches, to the beginnings of three arrays. */
    void copyTo(int[] colours, int[] groups, int[] touched) {
        System.arraycopy(this.colours, 0, colours, 0, this.colours.length);
        for (int i = 0; i < count; i++) groups[put[i]] = group(put[i]);
        System.arraycopy(sides, 0, touched, 0, sides.length);
    }
}
