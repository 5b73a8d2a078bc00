/** Where a position is set up by hand. */
package uniboard.stage.setup;
