package uniboard.games.unitar;

/**
 * How well a bot of a level plays.
 *
 * @param missed    in percent: how many of its intentions and placements it overlooks
 * @param answers   how often it thinks about what the others may answer; {@link #ALONE}: it looks at its own intention alone
 * @param tolerance of {@link uniboard.search.FictitiousPlay}
 * @param memory    how likely it thinks the others to repeat what has just failed
 * @param depth     rounds that it looks ahead, 1 or 2
 * @param width     how many intentions of each other it takes into account
 */
record UnitarStrength(int missed, int answers, double tolerance, double memory, int depth, int width) {
    static final int ALONE = -1;
}
