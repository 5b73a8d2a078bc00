/** Lessons that are done on a game's own board. */
package uniboard.stage.learn;
