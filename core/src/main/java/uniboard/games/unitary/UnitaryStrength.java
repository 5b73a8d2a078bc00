package uniboard.games.unitary;

/**
 * How well a bot of a level plays.
 *
 * @param longestPlay how many cards it combines in a turn
 * @param missed      in percent: how many of the ways to play a turn it overlooks
 */
record UnitaryStrength(int longestPlay, int missed, UnitaryForesight foresight) {
}
