package uniboard.games.unitar;

/**
 * How well a bot of a level plays.
 *
 * @param missed in percent: how many of its intentions and placements it overlooks
 * @param steps  of thinking about what the others answer; {@link #ALONE}: it thinks of nothing but its own intention carried out
 * @param memory in percent: how likely it thinks the others to repeat what has just failed
 */
record UnitarStrength(int missed, int steps, int memory) {
    static final int ALONE = -1;
}
