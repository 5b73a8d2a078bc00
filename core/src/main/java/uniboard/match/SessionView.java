package uniboard.match;

import uniboard.game.Position;

/** Shows what happens in a {@link GameSession}; what a view doesn't care for, it leaves out. */
public interface SessionView {
    /** A move was played; calls {@link GameSession#settled} when it has been shown. */
    void moved(Position before, int move, Position after);

    /** The position, the selection or what is told changed without a move to show. */
    default void refreshed() { }

    /** A notice beside the game has changed. It may be shown later, so that a press ends on the actor that it began on. */
    default void noticed() {
        refreshed();
    }

    /** What the player tried was refused; {@link Feedback#answer} says why. */
    default void refused() { }

    /** The last move of the match has been shown. */
    default void ended() { }

    /** Ends a running animation at once (which calls {@link GameSession#settled}). */
    default void finishMotion() { }
}
