package uniboard.search;

import uniboard.game.MoveList;

/**
 * A game of two seats that move in turns, as {@link PrincipalVariation} walks it: one position, played forth and back. Moves are packed
 * as the game packs them, from 0 to 65534. Questions are asked for the seat to move.
 */
public interface GameTree {
    /** Clears {@code into} and fills it with the legal moves. */
    void moves(MoveList into);

    /**
     * Clears {@code into} and fills it with the moves that must be followed before a position can be judged: captures, the most
     * promising first. None unless the game says so.
     */
    default void forcingMoves(MoveList into) {
        into.clear();
    }

    /** Plays a legal move. */
    void play(int move);

    void undo();

    /** Whether the game is drawn here, or the position occurred before on the way from the root. */
    boolean isDrawn();

    /** Whether the last move won the game. */
    boolean isLost();

    /** Whether some move of a running game wins it at once. A game in which that isn't cheap to tell may always say no. */
    default boolean canWinAtOnce() {
        return false;
    }

    /** Whether the opponent could win a running game at once, if it were the opponent's turn. May always say no. */
    default boolean isThreatened() {
        return false;
    }

    /**
     * How good the position is: above 0 if better than the opponent's; well within ±{@link Score#WON} / 2. A score that isn't between
     * {@code alpha} and {@code beta} need only be a bound: at most the true one from {@code beta} on, at least the true one up to
     * {@code alpha}.
     */
    int evaluate(int alpha, int beta);

    /** How promising a forcing move is, at least 1: the more it captures, the more; 0 for a quiet move. */
    default int promise(int move) {
        return 0;
    }

    /** A number below {@link #quietKinds} that is the same for quiet moves that tend to be good or bad together. */
    int quietKind(int move);

    int quietKinds();

    int hashHigh();

    int hashLow();
}
