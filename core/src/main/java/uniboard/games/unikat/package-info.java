/**
 * All of Unikat: rules, notation, bot; how it looks is in {@code scene}. Cards are 0 to 80; cells are {@code x,y} from the start card at
 * {@code 0,0}, x to the right and y up; seats are 0 to 3 in code and 1 to 4 in texts.
 */
package uniboard.games.unikat;
