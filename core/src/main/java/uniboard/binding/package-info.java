/** A step of the build: reads the books' sources, plays every board in them, and writes what the program reads. */
package uniboard.binding;
