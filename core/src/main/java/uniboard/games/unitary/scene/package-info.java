/** How Unitary looks: the fraction of units, the cards, the formula, and how moves are shown. Decides no rules. */
package uniboard.games.unitary.scene;
