package uniboard.games.unitar;

/**
 * How well a bot of a level plays.
 *
 * @param missed    in percent: how many of its intentions and placements it overlooks
 * @param answers   how often it thinks about what the others may answer; {@link #ALONE}: it looks at its own intention alone
 * @param tolerance of {@link UnitarBeliefs}
 * @param memory    how likely it thinks the others to repeat what has just failed
 */
record UnitarStrength(int missed, int answers, double tolerance, double memory) {
    static final int ALONE = -1;
}
