package uniboard.remote.classroom;

import java.util.List;

/**
 * How a class stands, as a pupil's device sees it.
 *
 * @param title     what the class is called; empty before the teacher is heard, or if it has no name
 * @param game      at whose page the class is; empty: at any
 * @param door      as the teacher has set it
 * @param isNamed   whether newcomers type their names
 * @param state     null before the teacher has answered
 * @param question  null: none
 * @param work      what this pupil has done on it
 * @param isCounted whether the teacher has confirmed that
 * @param answered  how many in the class have answered
 * @param counts    the most frequent first; empty before they are shown
 * @param others    answers that aren't among the counts
 * @param isPaused  whether the games of the class stand
 * @param table     the link of the table where the pupil plays; empty: nowhere
 */
public record PupilSnapshot(Stage stage, String title, String game, Door door, boolean isNamed, PupilState state, PupilName name,
    Question question, QuestionPhase phase, Work work, boolean isCounted, int answered, int pupils, List<AnswerCount> counts, int others,
    boolean isHandUp, boolean isPaused, String table) {
    /** The same with a question in other words. */
    public PupilSnapshot asking(Question other) {
        return new PupilSnapshot(stage, title, game, door, isNamed, state, name, other, phase, work, isCounted, answered, pupils, counts,
            others, isHandUp, isPaused, table);
    }

    /** What becomes of the class at this device. */
    public enum Stage {
        /** The teacher hasn't been heard yet. */
        SEEKS,
        RUNS,
        /** The teacher's device hasn't been heard of for a while. */
        TEACHER_AWAY,
        /** The class has ended, and its keys are forgotten. */
        OVER,
        /** The pupil goes on in a newer window: nothing more is said here. */
        OVERTAKEN
    }
}
