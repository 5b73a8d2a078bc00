package uniboard.games.unlur;

import uniboard.game.MoveList;
import uniboard.game.Outcome;
import uniboard.game.Position;

/** A position of Unlur. Playing and taking back allocate nothing. */
public final class UnlurPosition implements Position {
    /** A cell without a stone. */
    public static final int EMPTY = UnlurStones.EMPTY;
    public static final int BLACK = UnlurStones.BLACK;
    public static final int WHITE = UnlurStones.WHITE;

    private static final int PASS = -1;

    private final UnlurBoard board;
    private final UnlurStones stones;
    private int mover;
    /** The seat that is Black, or {@link #NOBODY} during the contract. */
    private int black;
    private int emptyInnerCells;
    private int hashHigh;
    private int hashLow;
    /** A stone of the group that ended the game, or -1. */
    private int decisive = -1;

    private int ply;
    /** The cells of the plies since the start, or {@link #PASS}. */
    private final int[] past;

    /**
     * @param colours of each cell
     * @param black   the seat that is Black, or {@link #NOBODY} during the contract
     */
    UnlurPosition(UnlurBoard board, int[] colours, int mover, int black) {
        this.board = board;
        this.mover = mover;
        this.black = black;
        stones = new UnlurStones(board);
        emptyInnerCells = board.innerCells();
        // A stone a cell and one pass: no game is longer.
        past = new int[board.cells() + 1];
        toggle(UnlurKeys.size(board.size()));
        if (mover == 1) toggle(UnlurKeys.secondToMove());
        if (black != NOBODY) toggle(UnlurKeys.black(black));
        for (int cell = 0; cell < board.cells(); cell++) if (colours[cell] != EMPTY) put(cell, colours[cell]);
        decisive = findDecisive();
    }

    private UnlurPosition(UnlurPosition other) {
        board = other.board;
        stones = other.stones.copy();
        mover = other.mover;
        black = other.black;
        emptyInnerCells = other.emptyInnerCells;
        hashHigh = other.hashHigh;
        hashLow = other.hashLow;
        decisive = other.decisive;
        ply = other.ply;
        past = other.past.clone();
    }

    private int findDecisive() {
        for (int cell = 0; cell < board.cells(); cell++) if (figure(cell) != UnlurFigure.NONE) return cell;
        return -1;
    }

    /** What the group of the cell's stone is to its colour. */
    private int figure(int cell) {
        int colour = stones.colour(cell);
        return colour == EMPTY ? UnlurFigure.NONE : UnlurFigure.of(colour, stones.sides(cell));
    }

    public UnlurBoard board() {
        return board;
    }

    /** {@link #EMPTY}, {@link #BLACK} or {@link #WHITE}. */
    public int colour(int cell) {
        return stones.colour(cell);
    }

    /** The same cell for all stones of a group, another for each group; which one may change with every move. */
    public int group(int cell) {
        return stones.group(cell);
    }

    /** The sides that the group of the cell's stone touches, as {@link UnlurSides} packs them. */
    public int groupSides(int cell) {
        return stones.sides(cell);
    }

    public int stoneCount() {
        return stones.count();
    }

    /** Whether nobody has passed yet: all stones are black, edges are closed, and the seats have no colours. */
    public boolean isContract() {
        return black == NOBODY;
    }

    /** The seat that is Black, or {@link #NOBODY} during the contract. */
    public int black() {
        return black;
    }

    /** The seat whose turn the text names, also when the game is over. */
    public int mover() {
        return mover;
    }

    /** The colour of the stone that the mover puts next. */
    public int colourToPut() {
        return isContract() || mover == black ? BLACK : WHITE;
    }

    /** A stone of the group that ended the game, or -1 while it is running. */
    public int decisiveStone() {
        return decisive;
    }

    /** The sides that make the figure which ended the game; 0 while it is running. */
    public int decisiveSides() {
        return decisive < 0 ? 0 : UnlurFigure.sides(colour(decisive), figure(decisive), groupSides(decisive));
    }

    UnlurStones stones() {
        return stones;
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int toMove() {
        return decisive < 0 ? mover : NOBODY;
    }

    /** The cells in their order, then passing. */
    @Override
    public void moves(MoveList into) {
        into.clear();
        if (decisive >= 0) return;
        for (int cell = 0; cell < board.cells(); cell++) if (isOpen(cell)) into.add(UnlurMove.of(board, cell));
        if (isContract()) into.add(UnlurMove.PASS);
    }

    /** Whether the mover of a running game may put a stone there. */
    public boolean isOpen(int cell) {
        return colour(cell) == EMPTY && !(isContract() && !board.isInner(cell));
    }

    /** Whether the contract can't go on, for want of inner cells. */
    boolean mustPass() {
        return isContract() && emptyInnerCells == 0;
    }

    @Override
    public void play(int move) {
        int cell = UnlurMove.isPass(move) ? PASS : UnlurMove.cell(board, move);
        past[ply++] = cell;
        if (cell == PASS) {
            black = mover;
            toggle(UnlurKeys.black(black));
        } else {
            int colour = colourToPut();
            int sides = put(cell, colour);
            if (UnlurFigure.of(colour, sides) != UnlurFigure.NONE) decisive = cell;
        }
        passTurn();
    }

    @Override
    public void undo() {
        if (ply == 0) throw new IllegalStateException("nothing to take back");
        passTurn();
        // Nothing was played on from an ended game.
        decisive = -1;
        if (past[--ply] == PASS) {
            toggle(UnlurKeys.black(black));
            black = NOBODY;
        } else {
            int colour = colourToPut();
            int cell = stones.takeBack();
            toggle(UnlurKeys.stone(colour, cell));
            if (board.isInner(cell)) emptyInnerCells++;
        }
    }

    private int put(int cell, int colour) {
        toggle(UnlurKeys.stone(colour, cell));
        if (board.isInner(cell)) emptyInnerCells--;
        return stones.put(cell, colour);
    }

    private void passTurn() {
        mover = 1 - mover;
        toggle(UnlurKeys.secondToMove());
    }

    private void toggle(int fact) {
        hashHigh ^= UnlurKeys.high(fact);
        hashLow ^= UnlurKeys.low(fact);
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public UnlurPosition copy() {
        return new UnlurPosition(this);
    }

    @Override
    public Outcome outcome() {
        if (decisive < 0) return Outcome.RUNNING;
        int colour = colour(decisive);
        boolean own = figure(decisive) == UnlurFigure.OWN;
        int owner = colour == BLACK ? black : 1 - black;
        return Outcome.win(own ? owner : 1 - owner);
    }

    @Override
    public int hashHigh() {
        return hashHigh;
    }

    @Override
    public int hashLow() {
        return hashLow;
    }
}
