package uniboard.remote;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import uniboard.game.Position;
import uniboard.match.GameRecord;

/**
 * The game at a table of several devices, as far as one of them knows.
 *
 * @param record         seats of other devices are {@link uniboard.match.Seat#REMOTE}; null before the game is dealt
 * @param line           the moves that stand, of which the record consists; null before the game is dealt
 * @param bots           the seats at which bots play on for people who are away
 * @param proposal       what is put to all now, and what is said to it; null: nothing
 * @param resigned       {@link Position#NOBODY} if nobody has given up
 * @param areMovesSealed whether all have decided unseen by each other, and the moves are still to be opened
 * @param isMovePending  whether a move made here hasn't become part of the game yet
 */
public record GameSnapshot(GameRecord record, Line line, Set<Integer> bots, Proposal proposal, int resigned, boolean areMovesSealed,
    boolean isMovePending) {
    public GameSnapshot {
        // Set.copyOf would bring TeaVM's Formatter along, 50 KB of every program.
        bots = bots.isEmpty() ? Set.of() : Collections.unmodifiableSet(new HashSet<>(bots));
    }

    static GameSnapshot undealt(int resigned) {
        return new GameSnapshot(null, null, Set.of(), null, resigned, false, false);
    }
}
