package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;
import uniboard.game.FieldReader;
import uniboard.game.FieldWriter;
import uniboard.game.Notation;
import uniboard.game.Position;

/**
 * Writes and reads Unitar. A position is one line of {@code key=value} fields: {@code colours=yellow,red,blue round=1 fails=0 phase=place
 * marks=- seat=1 blocks=- rng=…}. Moves are {@code uni NE tar W} and {@code yellow tar cw}. That colours are hidden isn't in the text: it
 * is an option of the game.
 */
public final class UnitarNotation implements Notation {
    public static final UnitarNotation INSTANCE = new UnitarNotation();

    /** What a viewer reads in place of what they can't know. */
    private static final String HIDDEN = "?";

    private UnitarNotation() {
    }

    @Override
    public String viewText(Position position, int viewer) {
        UnitarPosition unitar = (UnitarPosition) position;
        boolean all = viewer == ALL_KNOWING;
        boolean isOver = unitar.phase() == UnitarPhase.OVER;
        return new FieldWriter(UnitarPositionReader.KEYS)
            .list(UnitarPosition.SEATS, ',',
                seat -> all || unitar.knowsColour(viewer, seat) ? UnitarColour.text(unitar.colour(seat)) : HIDDEN)
            .value(unitar.round()).value(unitar.fails()).value(unitar.phase().text())
            .list(unitar.committed(), ';', seat -> all || viewer == seat ? UnitarMove.text(unitar.mark(seat)).replace(' ', '_') : HIDDEN)
            .value(isOver ? UnitarPosition.SEATS : unitar.committed() + 1)
            .value(unitar.phase() == UnitarPhase.PLACE ? FieldReader.NONE : blocks(unitar.board()))
            .value(all ? unitar.random() : HIDDEN).toString();
    }

    private static String blocks(UnitarBoard board) {
        List<String> blocks = new ArrayList<>();
        for (int root = 0; root < UnitarBlock.COUNT; root++) if (board.root(root) == root) blocks.add(block(board, root));
        return String.join(";", blocks);
    }

    private static String block(UnitarBoard board, int root) {
        List<Integer> united = board.united(root);
        List<Integer> fields = board.fields(root);
        return FieldWriter.listed(united.size(), '+', i -> name(board, united.get(i))) + ':'
            + FieldWriter.listed(fields.size(), ',',
                i -> UnitarField.text(fields.get(i)) + UnitarColour.letter(board.frame(root, fields.get(i))));
    }

    private static String name(UnitarBoard board, int block) {
        int captain = board.captain(block);
        return UnitarBlock.text(block) + '@' + (captain == UnitarField.NONE ? FieldReader.NONE : UnitarField.text(captain));
    }

    @Override
    public UnitarPosition position(String text) {
        return new UnitarPositionReader(text).read();
    }

    @Override
    public String moveText(Position position, int move) {
        return UnitarMove.text(move);
    }

    @Override
    public String moveText(Position position, int move, int viewer) {
        return viewer == ((UnitarPosition) position).committed() ? UnitarMove.text(move) : HIDDEN;
    }

    /** Placements tell the seat's colour, so that they stay hidden as long as it does. */
    @Override
    public String moveText(Position position, int move, int viewer, Position now) {
        UnitarPosition before = (UnitarPosition) position;
        boolean isOpened = now.ply() - before.ply() >= UnitarPosition.SEATS - before.committed();
        boolean tellsColour = before.phase() == UnitarPhase.PLACE && ((UnitarPosition) now).areColoursHidden();
        return isOpened && !tellsColour ? UnitarMove.text(move) : moveText(position, move, viewer);
    }

    @Override
    public int parse(String text) {
        return UnitarMove.read(text);
    }
}
