package uniboard.remote;

import java.util.List;

/**
 * The moves of a game that stand, each by the step that it was: where moves were taken back, those that came in their place are others,
 * even if they are the same.
 */
public record Line(List<Integer> steps) {
    public static final Line EMPTY = new Line(List.of());

    public Line {
        steps = List.copyOf(steps);
    }

    public int plies() {
        return steps.size();
    }

    /** How many first moves are also those of the other line. */
    public int inCommon(Line other) {
        int same = 0;
        while (same < Math.min(plies(), other.plies()) && steps.get(same).equals(other.steps.get(same))) same++;
        return same;
    }
}
