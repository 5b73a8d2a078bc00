/** The games that a player has begun, kept until they are thrown away. Knows nothing of where. */
package uniboard.library;
