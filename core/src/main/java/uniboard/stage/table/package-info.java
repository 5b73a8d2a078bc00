/** A match on the table: controls, status, moves, settings, the curtain between two people. */
package uniboard.stage.table;
