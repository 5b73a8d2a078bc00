/**
 * What is seen, heard and touched, in five rooms: {@code kit} (what all screens are made of), {@code scene} (what a game brings),
 * {@code table}, {@code menu} and {@code rules}. Arrows: {@code kit} ← {@code scene} ← {@code table} ← {@code menu}, and {@code scene} ←
 * {@code rules}.
 */
package uniboard.stage;
