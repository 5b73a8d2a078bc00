/** The games that a player has begun, as a list from which one is taken up again. */
package uniboard.stage.library;
