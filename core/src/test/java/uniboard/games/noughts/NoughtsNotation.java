package uniboard.games.noughts;

import static uniboard.game.NotationException.wrong;

import uniboard.game.Notation;
import uniboard.game.Position;

/** Writes and reads noughts and crosses: positions as {@code x../.o./..x}, the top row first, moves as {@code b2}. */
public final class NoughtsNotation implements Notation {
    public static final NoughtsNotation INSTANCE = new NoughtsNotation();

    /** On a cell of nobody's and of each seat's. */
    private static final String SIGNS = ".xo";

    private NoughtsNotation() {
    }

    @Override
    public String viewText(Position position, int viewer) {
        StringBuilder out = new StringBuilder();
        for (int cell = 0; cell < NoughtsPosition.CELLS; cell++) {
            if (cell > 0 && cell % NoughtsPosition.SIZE == 0) out.append('/');
            out.append(SIGNS.charAt(((NoughtsPosition) position).owner(cell) + 1));
        }
        return out.toString();
    }

    @Override
    public NoughtsPosition position(String text) {
        String[] rows = text.split("/", -1);
        if (rows.length != NoughtsPosition.SIZE) throw wrong("noughts.error.rows", text, Integer.toString(rows.length));
        int[] count = new int[2];
        int board = 0;
        for (int cell = 0; cell < NoughtsPosition.CELLS; cell++) {
            int owner = owner(rows[cell / NoughtsPosition.SIZE], cell % NoughtsPosition.SIZE);
            if (owner == Position.NOBODY) continue;
            board |= NoughtsPosition.sign(owner, cell);
            count[owner]++;
        }
        int more = count[NoughtsPosition.CROSSES] - count[NoughtsPosition.NOUGHTS];
        if (more != 0 && more != 1) throw wrong("noughts.error.turns", text);
        NoughtsPosition position = new NoughtsPosition(board);
        if (position.hasLine(position.mover())) throw wrong("noughts.error.playedOn", text);
        return position;
    }

    private static int owner(String row, int column) {
        if (row.length() != NoughtsPosition.SIZE) throw wrong("noughts.error.width", row, Integer.toString(row.length()));
        int owner = SIGNS.indexOf(row.charAt(column)) - 1;
        if (owner < Position.NOBODY) throw wrong("noughts.error.sign", row.substring(column, column + 1), row);
        return owner;
    }

    @Override
    public String moveText(Position position, int cell) {
        return name(cell);
    }

    @Override
    public int parse(String text) {
        int cell = named(text);
        if (cell < 0) throw wrong("noughts.error.move", text);
        return cell;
    }

    /** Rows are lettered from the top, cells numbered from the left. */
    public static String name(int cell) {
        return String.valueOf((char) ('a' + cell / NoughtsPosition.SIZE)) + (char) ('1' + cell % NoughtsPosition.SIZE);
    }

    /** The cell of that name, or -1. */
    public static int named(String name) {
        for (int cell = 0; cell < NoughtsPosition.CELLS; cell++) if (name(cell).equals(name)) return cell;
        return -1;
    }
}
