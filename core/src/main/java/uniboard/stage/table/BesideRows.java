package uniboard.stage.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import uniboard.game.Message;
import uniboard.match.Annotation;
import uniboard.match.Match;
import uniboard.match.MoveRow;
import uniboard.match.RecordTree;
import uniboard.match.SideLine;
import uniboard.text.Texts;

/** What stands below the rows of a match's list of moves: comments, and where other lines begin. */
final class BesideRows {
    /** Of a row: followed by the number of the line and the moves that it has in common with the one shown. */
    private static final String PLACE = "line:";

    private final Match match;
    private final List<MoveRow> rows;
    private final Texts texts;

    BesideRows(Match match, List<MoveRow> rows, Texts texts) {
        this.match = match;
        this.rows = rows;
        this.texts = texts;
    }

    /**
     * In the order of the rows.
     *
     * @param viewer as of {@link SideLine#of}
     * @param names  of the seats
     */
    List<BesideRow> of(int viewer, IntFunction<Message> names) {
        List<BesideRow> besides = new ArrayList<>();
        if (rows.isEmpty()) return besides;
        for (int ply = 0; ply <= match.record().plies(); ply++) {
            String comments = comments(match, ply);
            if (!comments.isEmpty()) besides.add(new BesideRow(rowOf(Math.max(1, ply)), BesideRow.Kind.COMMENT, comments, comments, null));
        }
        for (SideLine other : SideLine.of(match, viewer)) besides.add(besideOf(other, names));
        besides.sort(Comparator.comparingInt(BesideRow::row));
        return besides;
    }

    private BesideRow besideOf(SideLine other, IntFunction<Message> names) {
        String move = texts.say("table.moveBy", texts.say(names.apply(other.seat())), texts.say(other.words()));
        String told = texts.say(other.line() == 0 ? "table.mainLine" : "table.sideline", move);
        int row = rowOf(Math.min(other.ply() + 1, match.record().plies()));
        return new BesideRow(row, BesideRow.Kind.LINE, told, told, PLACE + other.line() + ':' + other.ply());
    }

    private int rowOf(int plies) {
        for (int i = 0; i < rows.size(); i++) if (rows.get(i).holds(plies)) return i;
        return rows.size() - 1;
    }

    /** What is said of a position of the line that is played. */
    static String comments(Match match, int ply) {
        List<String> comments = new ArrayList<>();
        for (Annotation one : match.annotations(ply)) if (one.kind() == Annotation.Kind.COMMENT) comments.add(one.text());
        return String.join(" ", comments);
    }

    /** What is said of the positions that the row's moves led to. */
    static List<String> comments(Match match, MoveRow row) {
        List<String> comments = new ArrayList<>();
        for (int ply = row.plies() - row.made().size() + 1; ply <= row.plies(); ply++) {
            String said = comments(match, ply);
            if (!said.isEmpty()) comments.add(said);
        }
        return comments;
    }

    /** The other line's last position before it differs; null if the place is none of these. */
    static RecordTree.Point pointOf(String place) {
        if (!place.startsWith(PLACE)) return null;
        String[] parts = place.substring(PLACE.length()).split(":");
        return new RecordTree.Point(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }
}
