package uniboard.game;

import java.util.List;

/**
 * The points of a match of several rounds.
 *
 * @param points what is counted, such as penalties
 * @param rows   first to last
 * @param marked what it says of a seat that it is marked in a row; null where none is
 */
public record ScoreSheet(Message points, List<Row> rows, Message marked) {
    /** Without marks. */
    public ScoreSheet(Message points, List<Row> rows) {
        this(points, rows, null);
    }

    /**
     * @param points one number a seat, in seat order
     * @param marked bit {@code s} set: seat {@code s} is marked
     */
    public record Row(Message label, List<Integer> points, Kind kind, int marked) {
        /** With nobody marked. */
        public Row(Message label, List<Integer> points, Kind kind) {
            this(label, points, kind, 0);
        }

        public boolean marks(int seat) {
            return (marked >> seat & 1) != 0;
        }

        public enum Kind {
            COUNTED,
            /** As it stands; may still change. */
            RUNNING,
            TOTAL
        }
    }
}
