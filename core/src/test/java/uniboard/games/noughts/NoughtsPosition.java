package uniboard.games.noughts;

import uniboard.game.HashWord;
import uniboard.game.MoveList;
import uniboard.game.Outcome;
import uniboard.game.Position;

/** A position of noughts and crosses: in turn, each seat puts its sign on an empty cell; three in a line win, a full board is a draw. */
public final class NoughtsPosition implements Position {
    public static final int CROSSES = 0;
    public static final int NOUGHTS = 1;
    public static final int SIZE = 3;
    public static final int CELLS = SIZE * SIZE;

    /** The rows, the columns, the diagonals: a bit a cell. */
    private static final int[] LINES = {
        0b111, 0b111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100, 0b100_010_001, 0b001_010_100};
    /** The kind of the only fact that a hash is made of. */
    private static final int BOARD = 1;

    /** Every {@link #sign} there is. */
    private int board;
    /** The boards of the plies before. */
    private final int[] past = new int[CELLS];
    private int ply;

    /** @param board of signs put in turn, crosses first, until a line was complete at the latest */
    NoughtsPosition(int board) {
        this.board = board;
    }

    /** A seat's sign on a cell, as a bit of the board. */
    static int sign(int seat, int cell) {
        return 1 << seat * CELLS + cell;
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int toMove() {
        return outcome().over() ? NOBODY : mover();
    }

    /** Whose turn it is or, in a game that is over, would be. */
    public int mover() {
        return Integer.bitCount(board) % 2 == 0 ? CROSSES : NOUGHTS;
    }

    /** The seat whose sign is on the cell, or {@link #NOBODY}. */
    public int owner(int cell) {
        for (int seat = 0; seat < 2; seat++) if ((board & sign(seat, cell)) != 0) return seat;
        return NOBODY;
    }

    boolean hasLine(int seat) {
        for (int line : LINES) if ((board >>> seat * CELLS & line) == line) return true;
        return false;
    }

    @Override
    public Outcome outcome() {
        for (int seat = 0; seat < 2; seat++) if (hasLine(seat)) return Outcome.win(seat);
        return Integer.bitCount(board) == CELLS ? Outcome.draw(2) : Outcome.RUNNING;
    }

    @Override
    public void moves(MoveList into) {
        into.clear();
        if (outcome().over()) return;
        for (int cell = 0; cell < CELLS; cell++) if (owner(cell) == NOBODY) into.add(cell);
    }

    @Override
    public void play(int cell) {
        past[ply++] = board;
        board |= sign(mover(), cell);
    }

    @Override
    public void undo() {
        if (ply == 0) throw new IllegalStateException("nothing to take back");
        board = past[--ply];
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public NoughtsPosition copy() {
        NoughtsPosition copy = new NoughtsPosition(board);
        System.arraycopy(past, 0, copy.past, 0, ply);
        copy.ply = ply;
        return copy;
    }

    @Override
    public int hashHigh() {
        return HashWord.of(BOARD, board, HashWord.HIGH);
    }

    @Override
    public int hashLow() {
        return HashWord.of(BOARD, board, HashWord.LOW);
    }
}
