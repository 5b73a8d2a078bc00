package uniboard.link;

import uniboard.game.WholeNumber;
import uniboard.match.RecordTree;

/**
 * The position at which a game that comes by a link is shown first. It stands in the address's query, {@code ?ply=5} or, of the second
 * sideline, {@code ?ply=2.5}: so a game keeps its one text.
 */
public final class LinkedPly {
    public static final String NAME = "ply";
    private static final String QUERY = '?' + NAME + '=';

    private LinkedPly() {
    }

    /** What stands in an address between its path and its fragment. */
    public static String query(RecordTree.Point at) {
        return QUERY + (at.line() == 0 ? "" : at.line() + ".") + at.ply();
    }

    /** @return null if the value isn't one */
    public static RecordTree.Point read(String value) {
        int dot = value.indexOf('.');
        int line = dot < 0 ? 0 : WholeNumber.read(value.substring(0, dot), 0, RecordTree.MOST_LINES);
        int ply = WholeNumber.read(value.substring(dot + 1), 0, Integer.MAX_VALUE);
        return line == WholeNumber.NONE || ply == WholeNumber.NONE ? null : new RecordTree.Point(line, ply);
    }

    /** As {@link #read}, of a whole address; null if it names none. */
    public static RecordTree.Point in(String address) {
        int query = address.indexOf(QUERY);
        if (query < 0) return null;
        String rest = address.substring(query + QUERY.length());
        int end = 0;
        while (end < rest.length() && rest.charAt(end) != '#' && rest.charAt(end) != '&') end++;
        return read(rest.substring(0, end));
    }
}
