package uniboard.game;

/**
 * What somebody did uncommonly well.
 *
 * @param message a whole sentence
 * @param size    of several feats of a game the one of the largest size is told
 */
public record Highlight(Message message, int size) {
}
