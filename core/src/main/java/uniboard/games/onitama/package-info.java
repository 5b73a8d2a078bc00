/**
 * The whole of Onitama: cards, rules, notation, bot. Its looks are in {@code uniboard.games.onitama.scene}.
 *
 * <p>Seat 0 is Blue, whose home row is rank 1; seat 1 is Red. Squares count from 0 (a1) by files, then ranks, to 24 (e5).
 */
package uniboard.games.onitama;
