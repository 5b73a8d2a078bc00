/**
 * The rules and notation of Unitar. A block is an {@code int} from 0 to 5 ({@link uniboard.games.unitar.UnitarBlock}), a colour one from 0
 * to 2 ({@link uniboard.games.unitar.UnitarColour}), a field one from 0 to 120 ({@link uniboard.games.unitar.UnitarField}); seats are 0 to
 * 2 in code and 1 to 3 in texts. Blocks that were united share one root, the first of them.
 */
package uniboard.games.unitar;
