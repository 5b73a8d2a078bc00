/** The games of the person here: kept as they are played, shown, opened, taken along. */
package uniboard.app.library;
