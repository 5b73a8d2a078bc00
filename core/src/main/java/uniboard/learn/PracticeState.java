package uniboard.learn;

/** How far a learner is with a board. */
public enum PracticeState {
    /** Something is played that the learner looks at. */
    SHOWING,
    TRYING,
    /** What was tried is being weighed. */
    WEIGHING,
    /** It was wrong, and stands on the board until it is taken back. */
    FAILED,
    /** It had better be taken back, but may stand. */
    DOUBTED,
    DONE
}
