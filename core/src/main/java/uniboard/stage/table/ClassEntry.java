package uniboard.stage.table;

import uniboard.game.Message;

/**
 * How late comers find a class: the address where the signs of its code are typed.
 *
 * @param place  as the accessibility tree calls it
 * @param spoken all of it as a sentence
 */
public record ClassEntry(String place, String page, String signs, Message spoken) {
}
