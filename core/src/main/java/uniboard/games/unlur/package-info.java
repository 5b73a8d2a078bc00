/**
 * The whole of Unlur: board, rules, notation, bot.
 *
 * <p>Seats have no colours until one of them passes: the one who does is Black. Cells count from 0 in reading order: from the left of the
 * top row to the right of the bottom row.
 */
package uniboard.games.unlur;
