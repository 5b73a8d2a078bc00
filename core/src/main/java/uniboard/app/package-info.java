/** The program itself, the registry of games, and what a platform must provide. */
package uniboard.app;
