package uniboard.search;

import uniboard.game.MoveList;

/**
 * A game of two seats that move in turns, without draws, as {@link WinLossSearch} walks it: one position, played forth and back. Moves
 * are the game's own affair.
 */
public interface DecidableGame {
    /**
     * Clears {@code into} and fills it with moves of a running game, the most promising first: at least one, and one that wins if any
     * does. Where nothing is certain, none of them ends the game; where the verdict is a win, the first move wins.
     */
    Verdict lookAhead(MoveList into);

    /** Plays a move that {@link #lookAhead} gave where nothing was certain. */
    void play(int move);

    void undo();

    /** At least as many moves as the longest game from the root takes. */
    int longest();

    /** The upper half of what two positions of the game share only if the seats to move both win or both lose. */
    int keyHigh();

    int keyLow();
}
