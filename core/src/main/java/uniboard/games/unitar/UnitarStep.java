package uniboard.games.unitar;

import java.util.ArrayList;
import java.util.List;

/**
 * A step that all seats have committed themselves to, as a position remembers it.
 *
 * @param phase  {@link UnitarPhase#PLACE} or {@link UnitarPhase#INTEND}
 * @param round  from 1
 * @param fails  comparisons of the round before this one in which nobody was approved
 * @param marks  placements or intentions by seat; in a view, placements of hidden colours are given to seats as the view guesses
 * @param before the board before the step, to look at only
 */
public record UnitarStep(UnitarPhase phase, int round, int fails, List<Integer> marks, UnitarBoard before) {
    /** Comparisons in which nobody is approved, after which a round ends without action. */
    public static final int MOST_FAILS = 20;

    /** The intentions, compared. Not for placements. */
    public UnitarComparison comparison() {
        return new UnitarComparison(marks);
    }

    /** What was approved, in the order in which it was carried out. Not for placements. */
    public List<UnitarExecution> executions() {
        List<UnitarExecution> executions = new ArrayList<>();
        UnitarBoard board = before;
        for (int seat : comparison().order()) {
            UnitarExecution execution = UnitarExecution.of(seat, marks.get(seat), board);
            executions.add(execution);
            board = execution.after();
        }
        return executions;
    }

    /** Whether nobody was approved for the last time that a round allows. */
    public boolean endsInVain() {
        return fails == MOST_FAILS - 1 && comparison().order().isEmpty();
    }
}
