/** How Onitama looks: the board with its figures, the five cards, and how a move is shown. Decides no rules. */
package uniboard.games.onitama.scene;
