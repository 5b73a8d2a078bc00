package uniboard.game;

import java.util.List;

/**
 * The points of a match of several rounds.
 *
 * @param points what is counted, such as penalties
 * @param rows   first to last
 */
public record ScoreSheet(Message points, List<Row> rows) {
    /** @param points one number a seat, in seat order */
    public record Row(Message label, List<Integer> points, Kind kind) {
        public enum Kind {
            COUNTED,
            /** As it stands; may still change. */
            RUNNING,
            TOTAL
        }
    }
}
