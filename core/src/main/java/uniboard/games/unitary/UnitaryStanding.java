package uniboard.games.unitary;

/**
 * How a turn stands.
 *
 * @param units in play
 * @param seat  whose decision is asked; when over, who decided last
 * @param turns finished so far
 */
record UnitaryStanding(int units, int seat, UnitaryPhase phase, int turns) {
}
