package uniboard.remote.classroom;

import java.util.List;

/**
 * What a pupil has done in a class.
 *
 * @param answered questions that were answered, sheets and lessons that were begun
 * @param right    answers and tasks that were right
 */
public record PupilResult(PupilName name, int answered, int right, int tries, int hints, int games) {
    /** As a row of a table, in this order. */
    public List<String> cells(String called) {
        return List.of(called, Integer.toString(answered), Integer.toString(right), Integer.toString(tries), Integer.toString(hints),
            Integer.toString(games));
    }

    static PupilResult of(Pupil pupil) {
        int answered = 0;
        int right = 0;
        int tries = 0;
        int hints = 0;
        for (Work work : pupil.works().values()) {
            if (work.isAny()) answered++;
            right += work.right();
            tries += work.tries();
            hints += work.hints();
        }
        return new PupilResult(pupil.name(), answered, right, tries, hints, pupil.games());
    }
}
