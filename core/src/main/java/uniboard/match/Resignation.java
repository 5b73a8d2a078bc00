package uniboard.match;

import uniboard.game.Message;

/**
 * The end of a match before its last move: a seat has given up, or its time is over.
 *
 * @param message in a sentence
 */
public record Resignation(int seat, Message message) {
}
