package uniboard.stage.learn;

/** For what steps are shown. */
public enum LessonUse {
    /** A game's own lessons, among which the learner chooses. */
    COURSE,
    /** The same, where the one who shows them wants nothing beside them. */
    COURSE_ALONE,
    /** What another page brought along: its words are that page's own, and nothing leads elsewhere. */
    EXERCISE,
    /** What a review made of a game, to which it leads back. */
    REVIEW,
    /** A rule's board, beside the rules, to which it leads back. */
    RULE,
    /** What a class is asked: any answer is taken without a judgement, and may be changed. */
    ANSWER,
    /** A sheet or a lesson that a class does, each at their own pace; nothing leads elsewhere. */
    CLASSWORK;

    /** Whether it is none of the game's own lessons. */
    public boolean isBrought() {
        return this != COURSE && this != COURSE_ALONE;
    }

    /** Whether sentences to choose among have an order of the program's own, not their author's. */
    boolean mixesOptions() {
        return this == COURSE || this == CLASSWORK || this == RULE;
    }

    /** Whether nothing comes after its last step. */
    boolean endsInItself() {
        return isBrought() && !leadsBack();
    }

    /** Whether something lies below to which a step back leads. */
    boolean leadsBack() {
        return this == COURSE || this == REVIEW || this == RULE;
    }
}
