/** How Unitar looks on the table. */
package uniboard.games.unitar.scene;
