/** The desktop program: its window, what the system provides to it, and the command line. */
package uniboard.desktop;
