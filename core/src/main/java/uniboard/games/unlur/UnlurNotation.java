package uniboard.games.unlur;

import static uniboard.game.NotationException.wrong;

import uniboard.game.Notation;
import uniboard.game.Position;

/** Writes and reads Unlur: positions as {@code 3/1x2/1xo2/4/3 play 1 2}, moves as {@code c3} or {@code pass}. */
public final class UnlurNotation implements Notation {
    public static final UnlurNotation INSTANCE = new UnlurNotation();

    private UnlurNotation() {
    }

    @Override
    public String viewText(Position position, int viewer) {
        UnlurPosition unlur = (UnlurPosition) position;
        StringBuilder out = new StringBuilder();
        for (int row = 0; row < unlur.board().rows(); row++) {
            if (row > 0) out.append('/');
            writeRow(unlur, row, out);
        }
        out.append(' ').append(unlur.isContract() ? UnlurPositionReader.CONTRACT : UnlurPositionReader.PLAY).append(' ')
            .append(unlur.mover() + 1).append(' ');
        return (unlur.isContract() ? out.append('-') : out.append(unlur.black() + 1)).toString();
    }

    private static void writeRow(UnlurPosition position, int row, StringBuilder out) {
        UnlurBoard board = position.board();
        int empty = 0;
        for (int column = 0; column < board.rowLength(row); column++) {
            int colour = position.colour(board.cell(row, column));
            if (colour == UnlurPosition.EMPTY) {
                empty++;
                continue;
            }
            if (empty > 0) out.append(empty);
            empty = 0;
            out.append(colour == UnlurPosition.BLACK ? 'x' : 'o');
        }
        if (empty > 0) out.append(empty);
    }

    @Override
    public UnlurPosition position(String text) {
        return UnlurPositionReader.read(text);
    }

    @Override
    public String moveText(Position position, int move) {
        return UnlurMove.text(move);
    }

    @Override
    public int parse(String text) {
        int move = UnlurMove.read(text);
        if (move < 0) throw wrong("unlur.error.move", text);
        return move;
    }
}
