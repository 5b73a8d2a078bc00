package uniboard.game;

import java.util.List;

/**
 * Where a game that is over was decided.
 *
 * @param places by the names that choices have for them; the place where it was decided is the last
 */
public record Decision(Shape shape, List<String> places) {
    /** How the places belong together. */
    public enum Shape {
        /** Where a piece came from and where it went. */
        MOVE,
        /** Hexagons that are connected. */
        LINE,
        /** Things that count one by one. */
        EACH,
        /** Parts of one thing. */
        WHOLE
    }
}
