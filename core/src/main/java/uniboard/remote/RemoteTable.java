package uniboard.remote;

import uniboard.game.Position;

/** A table of several devices, as far as this one knows it. */
public interface RemoteTable {
    Invitation invitation();

    /** Whether this device has, or may take, a seat; else it looks on. */
    default boolean takesPart() {
        return invitation().kind() == Invitation.Kind.PLAY;
    }

    /** Whether this device keeps a game once it has ended; of a class's only if its player wishes. */
    default boolean isKept() {
        return takesPart() && snapshot().host() != Position.NOBODY;
    }

    /** How the table stands now. */
    TableSnapshot snapshot();

    /** Whether a move made here hasn't reached all other devices yet. */
    default boolean isMoveUnderway() {
        return snapshot().played().isMovePending();
    }

    /** Whether somebody has given the game up. */
    default boolean isGivenUp() {
        return snapshot().played().resigned() != Position.NOBODY;
    }

    /** @param seconds since the table was opened here */
    void frame(int seconds);
}
