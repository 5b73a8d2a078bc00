package uniboard.games.unitar;

import static uniboard.game.NotationException.wrong;

import uniboard.game.Notation;
import uniboard.game.Position;

/**
 * Writes and reads Unitar. A position is one line of {@code key=value} fields: {@code colours=yellow,red,blue round=1 fails=0 phase=place
 * marks=- seat=1 blocks=- rng=…}. Moves are {@code uni NE tar W} and {@code yellow tar cw}. That colours are hidden isn't in the text: it
 * is an option of the game.
 */
public final class UnitarNotation implements Notation {
    public static final UnitarNotation INSTANCE = new UnitarNotation();

    /** No commitment, no block, no stone, no captain. */
    static final String NONE = "-";
    /** What a viewer reads in place of what they can't know. */
    static final String HIDDEN = "?";

    private static final String UNI = "uni";
    private static final String TAR = "tar";

    private UnitarNotation() {
    }

    @Override
    public String positionText(Position position) {
        return viewText((UnitarPosition) position, ALL_KNOWING);
    }

    /** The position as a seat may read it, or one who is {@link #ALL_KNOWING}. */
    static String viewText(UnitarPosition position, int viewer) {
        StringBuilder out = new StringBuilder(420);
        out.append("colours=");
        for (int seat = 0; seat < UnitarPosition.SEATS; seat++) {
            boolean isKnown = viewer == ALL_KNOWING || position.knowsColour(viewer, seat);
            out.append(seat > 0 ? "," : "").append(isKnown ? UnitarColour.text(position.colour(seat)) : HIDDEN);
        }
        out.append(" round=").append(position.round()).append(" fails=").append(position.fails());
        out.append(" phase=").append(position.phase().text()).append(" marks=");
        if (position.committed() == 0) out.append(NONE);
        for (int seat = 0; seat < position.committed(); seat++) {
            boolean isKnown = viewer == ALL_KNOWING || viewer == seat;
            out.append(seat > 0 ? ";" : "").append(isKnown ? moveText(position.mark(seat)).replace(' ', '_') : HIDDEN);
        }
        boolean isOver = position.phase() == UnitarPhase.OVER;
        out.append(" seat=").append(isOver ? UnitarPosition.SEATS : position.committed() + 1).append(" blocks=");
        if (position.phase() == UnitarPhase.PLACE) out.append(NONE);
        else writeBlocks(position.board(), out);
        out.append(" rng=");
        return (viewer == ALL_KNOWING ? out.append(position.random()) : out.append(HIDDEN)).toString();
    }

    private static void writeBlocks(UnitarBoard board, StringBuilder out) {
        for (int root = 0; root < UnitarBlock.COUNT; root++) {
            if (board.root(root) != root) continue;
            out.append(root > 0 ? ";" : "");
            writeNames(board, root, out);
            out.append(':');
            writeStones(board, root, out);
        }
    }

    private static void writeNames(UnitarBoard board, int root, StringBuilder out) {
        for (int block = root; block < UnitarBlock.COUNT; block++) {
            if (board.root(block) != root) continue;
            out.append(block > root ? "+" : "").append(UnitarBlock.text(block)).append('@');
            if (board.captain(block) == UnitarField.NONE) out.append(NONE);
            else writeField(board.captain(block), out);
        }
    }

    private static void writeStones(UnitarBoard board, int root, StringBuilder out) {
        int written = 0;
        for (int field = 0; field < UnitarField.NUMBERS; field++) {
            int colour = board.frame(root, field);
            if (colour == UnitarColour.NONE) continue;
            if (written++ > 0) out.append(',');
            writeField(field, out);
            out.append(UnitarColour.letter(colour));
        }
        if (written == 0) out.append(NONE);
    }

    private static void writeField(int field, StringBuilder out) {
        out.append(UnitarField.x(field)).append('.').append(UnitarField.y(field));
    }

    /** A field as positions spell it, such as {@code -3.4}. */
    public static String fieldText(int field) {
        StringBuilder out = new StringBuilder();
        writeField(field, out);
        return out.toString();
    }

    @Override
    public UnitarPosition position(String text) {
        return new UnitarPositionReader(text).read();
    }

    @Override
    public String moveText(Position position, int move) {
        return moveText(move);
    }

    /** A placement or intention as records write it. */
    public static String moveText(int move) {
        if (UnitarMove.isPlacement(move)) return UNI + ' ' + UnitarMove.uni(move) + ' ' + TAR + ' ' + UnitarMove.tar(move);
        int block = UnitarMove.block(move);
        return UnitarColour.text(UnitarBlock.colour(block)) + ' ' + UnitarBlock.symbolText(UnitarBlock.symbol(block)) + ' '
            + UnitarMove.action(move).text();
    }

    @Override
    public int parse(String text) {
        String[] words = text.split(" ", -1);
        if (words.length == 4 && words[0].equals(UNI) && words[2].equals(TAR)) {
            return UnitarMove.placement(anchor(words[1]), anchor(words[3]));
        }
        if (words.length != 3) throw wrong("unitar.error.move", text);
        int colour = UnitarColour.named(words[0]);
        UnitarAction action = UnitarAction.named(words[2]);
        if (colour == UnitarColour.NONE || action == null || !words[1].equals(UNI) && !words[1].equals(TAR)) {
            throw wrong("unitar.error.move", text);
        }
        return UnitarMove.intention(UnitarBlock.of(colour, words[1].equals(UNI) ? UnitarBlock.UNI : UnitarBlock.TAR), action);
    }

    private static UnitarAnchor anchor(String text) {
        UnitarAnchor anchor = UnitarAnchor.named(text);
        if (anchor == null) throw wrong("unitar.error.anchor", text);
        return anchor;
    }
}
