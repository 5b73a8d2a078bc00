/** Positions as SVG files: the same scenes as at the table, drawn without a window. On the JVM alone. */
package uniboard.picture;
