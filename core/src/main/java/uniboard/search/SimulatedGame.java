package uniboard.search;

import uniboard.game.MoveList;
import uniboard.game.Position;
import uniboard.game.Random32;

/**
 * A game of two seats without draws, as {@link MonteCarloSearch} plays it: from one root again and again, a few moves that the search
 * chooses, the rest by chance. Moves count from 0 and are the game's own affair.
 */
public interface SimulatedGame {
    /** Goes back to the root. */
    void restart();

    /** The seat to move. */
    int mover();

    /** Whose win the moves so far were, or {@link Position#NOBODY}. */
    int winner();

    /** Clears {@code into} and fills it with the legal moves of a running game; those that lose at once only where there is no other. */
    void moves(MoveList into);

    /**
     * Clears {@code into} and fills it with the moves that a look ahead leaves over: a winning one alone, those that keep the opponent
     * from winning at once, or else all that {@link #moves} gives. At least one.
     *
     * @return what is certain for the seat to move
     */
    Verdict lookAhead(MoveList into);

    /** Plays a legal move of the search's choice. */
    void play(int move);

    /**
     * Plays on by chance to the end.
     *
     * @return the winner
     */
    int playout(Random32 random);

    /** Whether moves of the position are about as good later as they are now, so that {@link #playedBy} tells something about them. */
    boolean sharesExperience();

    /** The seat that played the move between the root and now, or {@link Position#NOBODY}. */
    int playedBy(int move);

    /** Moves played since the root, those of the playout included. */
    int played();

    /** Moves that the longest game from the root takes. */
    int longest();

    /** The upper half of the position's hash, where the search chose all moves from the root. */
    int hashHigh();

    int hashLow();
}
