package uniboard.remote.classroom;

import java.util.List;

/**
 * How a class stands, as the teacher sees it.
 *
 * @param door     as it is set
 * @param isNamed  whether pupils type their names; else they are drawn
 * @param isFlooded whether so many newcomers knocked that the door was set to ask
 * @param pupils   in the order in which they came; those who were removed are left out
 * @param question null: none
 * @param counts   the most frequent first; empty before they are shown
 */
public record ClassSnapshot(Stage stage, Door door, boolean isNamed, boolean isFlooded, List<PupilView> pupils, Question question,
    QuestionPhase phase, int answered, List<AnswerCount> counts) {
    /** How far a class has come. */
    public enum Stage {
        RUNS,
        /** It is being told that the class has ended, and all is being forgotten. */
        ENDS,
        FORGOTTEN,
        /** It is kept in a newer window: nothing more is said here. */
        OVERTAKEN
    }
}
