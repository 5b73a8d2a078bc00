/** The program: puts the rooms together, and leads from one to another. */
package uniboard.app;
