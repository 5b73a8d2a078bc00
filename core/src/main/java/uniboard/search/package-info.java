/** Algorithms that the bots share. Runs alike on every target: {@code int} and exact {@code double} arithmetic only. */
package uniboard.search;
