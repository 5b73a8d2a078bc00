package uniboard.games.unlur;

import uniboard.game.MoveList;
import uniboard.search.DecidableGame;
import uniboard.search.Verdict;

/** Unlur on the smallest boards, searched to the end. A move is a cell, or the number of cells for passing. */
final class UnlurDecision implements DecidableGame {
    /** The largest board that a search of a second decides: 19 cells. */
    static final int LARGEST_SIZE = 3;

    private static final int EMPTY = UnlurStones.EMPTY;
    private static final int BLACK = UnlurStones.BLACK;
    private static final int WHITE = UnlurStones.WHITE;
    private static final int NO_CELL = -1;
    /** Above the black stones in the upper half of the key: the colour to put, or 0 in the contract. */
    private static final int PHASE_SHIFT = 19;

    private final UnlurBoard board;
    private final int cells;
    private final UnlurStones stones;
    private final UnlurSymmetries symmetries;
    private boolean contract;
    private int colour;
    private final int[] past;
    private int ply;
    /** The cells of either colour as each symmetry sees them, a bit a cell. */
    private final int[] blackCells = new int[UnlurSymmetries.COUNT];
    private final int[] whiteCells = new int[UnlurSymmetries.COUNT];
    private int keyHigh;
    private int keyLow;
    private final int[] promises;

    /** @param position a running one of at most {@link #LARGEST_SIZE}; left as it is */
    UnlurDecision(UnlurPosition position) {
        board = position.board();
        cells = board.cells();
        stones = position.stones().copy();
        symmetries = new UnlurSymmetries(board);
        contract = position.isContract();
        colour = position.colourToPut();
        past = new int[cells + 1];
        promises = new int[cells];
        for (int cell = 0; cell < cells; cell++) if (stones.colour(cell) != EMPTY) toggle(cell, stones.colour(cell));
        findKey();
    }

    /** The move as positions play it. */
    int move(int decided) {
        return decided == cells ? UnlurMove.PASS : UnlurMove.of(board, decided);
    }

    private void toggle(int cell, int ofColour) {
        int[] images = ofColour == BLACK ? blackCells : whiteCells;
        for (int i = 0; i < images.length; i++) images[i] ^= 1 << symmetries.image(i, cell);
    }

    /** Of the symmetric positions, the one whose cells come first stands for all. The key is exact: other positions have others. */
    private void findKey() {
        int first = 0;
        for (int i = 1; i < UnlurSymmetries.COUNT; i++) {
            int difference = blackCells[i] - blackCells[first];
            if (difference < 0 || difference == 0 && whiteCells[i] < whiteCells[first]) first = i;
        }
        keyHigh = blackCells[first] | (contract ? 0 : colour) << PHASE_SHIFT;
        // Each step can be undone where the upper half is known; they spread positions over the table.
        int spread = (whiteCells[first] + keyHigh * 0x85ebca6b) * 0x9e3779b9;
        keyLow = spread ^ spread >>> 15;
    }

    /** Stones that complete the wrong figure are left out, and so is everything but the only stone that meets a threat. */
    @Override
    public Verdict lookAhead(MoveList into) {
        into.clear();
        if (contract) {
            listContract(into);
            return Verdict.OPEN;
        }
        int threat = NO_CELL;
        int threats = 0;
        for (int cell = 0; cell < cells; cell++) {
            if (stones.colour(cell) != EMPTY) continue;
            int own = stones.sidesWith(cell, colour);
            int figure = UnlurFigure.of(colour, own);
            if (figure == UnlurFigure.OWN) return only(cell, into, Verdict.WON);
            int opponents = stones.sidesWith(cell, BLACK + WHITE - colour);
            if (UnlurFigure.of(BLACK + WHITE - colour, opponents) == UnlurFigure.OWN) {
                threat = cell;
                threats++;
            }
            if (figure == UnlurFigure.NONE) insert(cell, promise(cell, own, opponents), into);
        }
        if (into.isEmpty()) return only(firstEmpty(), into, Verdict.LOST);
        if (threats == 0) return Verdict.OPEN;
        boolean canMeetOne = into.contains(threat);
        return only(canMeetOne ? threat : into.get(0), into, canMeetOne && threats == 1 ? Verdict.OPEN : Verdict.LOST);
    }

    /** From two stones on passing comes first: it wins there more often. */
    private void listContract(MoveList into) {
        boolean passFirst = stones.count() > 1;
        if (passFirst) into.add(cells);
        int middle = cells / 2;
        if (stones.colour(middle) == EMPTY) into.add(middle);
        for (int cell = 0; cell < cells; cell++) {
            if (cell != middle && board.isInner(cell) && stones.colour(cell) == EMPTY) into.add(cell);
        }
        if (!passFirst) into.add(cells);
    }

    private static Verdict only(int move, MoveList into, Verdict verdict) {
        into.clear();
        into.add(move);
        return verdict;
    }

    private int firstEmpty() {
        int cell = 0;
        while (stones.colour(cell) != EMPTY) cell++;
        return cell;
    }

    /**
     * Inner cells among stones, and those that would bring groups of either colour to many sides. By the sides alone it takes twelve times
     * as many moves to decide the empty board of size 3.
     */
    private int promise(int cell, int ownSides, int opponentsSides) {
        int promise = Integer.bitCount(ownSides) + Integer.bitCount(opponentsSides);
        for (int direction = 0; direction < UnlurBoard.DIRECTIONS; direction++) {
            int neighbour = board.neighbour(cell, direction);
            if (neighbour < cells) promise += stones.colour(neighbour) == EMPTY ? 4 : 8;
        }
        return promise;
    }

    private void insert(int cell, int promise, MoveList into) {
        promises[cell] = promise;
        int at = into.size();
        into.add(cell);
        for (; at > 0 && promises[into.get(at - 1)] < promise; at--) into.set(at, into.get(at - 1));
        into.set(at, cell);
    }

    @Override
    public void play(int move) {
        past[ply++] = move;
        if (move == cells) {
            contract = false;
            colour = WHITE;
        } else {
            stones.put(move, colour);
            toggle(move, colour);
            if (!contract) colour = BLACK + WHITE - colour;
        }
        findKey();
    }

    @Override
    public void undo() {
        if (past[--ply] == cells) {
            contract = true;
            colour = BLACK;
        } else {
            if (!contract) colour = BLACK + WHITE - colour;
            toggle(stones.takeBack(), colour);
        }
        findKey();
    }

    @Override
    public int longest() {
        return cells - stones.count() + 1;
    }

    @Override
    public int keyHigh() {
        return keyHigh;
    }

    @Override
    public int keyLow() {
        return keyLow;
    }
}
