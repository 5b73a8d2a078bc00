/** The built site with a relay beside it, on the machine of the player who wants to play or to try what was changed. */
package uniboard.play;
