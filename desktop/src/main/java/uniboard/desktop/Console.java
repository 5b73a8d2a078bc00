package uniboard.desktop;

import java.io.PrintStream;

/**
 * Where a command writes.
 *
 * @param out results
 * @param err why there is none
 */
record Console(PrintStream out, PrintStream err) {
}
