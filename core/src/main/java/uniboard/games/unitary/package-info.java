/**
 * The rules, notation and bot of Unitary. Units are packed into an {@code int} ({@link uniboard.games.unitary.UnitaryUnits}); cards are 0
 * to 20, one number for all equal cards; seats are 0 to 3 in code and 1 to 4 in texts; a side is a seat or, of four, a team.
 */
package uniboard.games.unitary;
