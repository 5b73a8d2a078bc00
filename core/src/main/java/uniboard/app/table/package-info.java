/** The game on the table, from when it is sat down at until it is left. */
package uniboard.app.table;
