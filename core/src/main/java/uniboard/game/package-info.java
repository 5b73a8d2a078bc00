/**
 * The contract every game signs. Knows nothing of matches, bundles, scenes or libGDX.
 *
 * <p>Everything here and in the games' rules runs alike on the JVM, in JavaScript and in WebAssembly: {@code int} arithmetic, and in
 * search {@code double} with {@code + - * /}, comparison and {@code Math.sqrt}; no {@code long}, no {@code float}.
 */
package uniboard.game;
