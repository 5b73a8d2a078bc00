/** How Unlur looks: the hexagonal board with its stones, the contract, and how a move and a figure are shown. Decides no rules. */
package uniboard.games.unlur.scene;
