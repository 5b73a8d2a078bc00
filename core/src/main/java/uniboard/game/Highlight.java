package uniboard.game;

/**
 * What somebody did uncommonly well.
 *
 * @param message a whole sentence
 * @param size    of several in a game the one of the largest size is told
 * @param extent  whether a move was it, or a turn of several
 */
public record Highlight(Message message, int size, Extent extent) {
    public enum Extent { MOVE, TURN }
}
