/** How Unikat looks: the growing table of cards, the racks, display and bag, and how moves are shown. Decides no rules. */
package uniboard.games.unikat.scene;
