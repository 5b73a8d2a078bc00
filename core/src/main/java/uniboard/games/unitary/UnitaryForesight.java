package uniboard.games.unitary;

/** What a bot weighs when it can't win at once. Each weighs what those before it do. */
enum UnitaryForesight {
    /** Nothing: it plays what comes to mind. */
    NONE,
    /** With how many draws it would win on its next turn. */
    NEXT_TURN,
    /** How likely others win on the way or on their next turns. */
    DANGERS,
    /** What others make of the units up to its next turn. */
    REPLIES;

    boolean weighs(UnitaryForesight what) {
        return ordinal() >= what.ordinal();
    }
}
