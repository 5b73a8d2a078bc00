/** Games, and positions, as short texts in an address. Knows rules and records; knows nothing of pages. */
package uniboard.link;
