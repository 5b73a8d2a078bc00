package uniboard.desktop;

import java.io.InputStream;
import java.io.PrintStream;

/**
 * Where a command reads and writes.
 *
 * @param in  what a person types
 * @param out results
 * @param err why there is none
 */
record Console(InputStream in, PrintStream out, PrintStream err) {
}
