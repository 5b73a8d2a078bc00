/**
 * The whole of noughts and crosses, to add a game by copying it: rules, notation, bot. It is a game of the tests' registry alone.
 *
 * <p>Seat 0 has the crosses and begins; seat 1 has the noughts. A move is the number of the cell that gets the mover's sign.
 */
package uniboard.games.noughts;
