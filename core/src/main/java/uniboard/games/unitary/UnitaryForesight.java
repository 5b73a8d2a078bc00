package uniboard.games.unitary;

/** What a bot weighs when it can't win at once. */
enum UnitaryForesight {
    /** Nothing: it takes what comes. */
    NONE,
    /** What it may win with on its next turn, if the units stay. */
    OWN_TURN,
    /** Also from where others may win, and that one of them wins on the way. */
    DANGERS,
    /** Also what others make of the units. */
    REPLIES
}
