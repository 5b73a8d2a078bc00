package uniboard.remote;

/** What only the device that hosts a {@link RemoteTable} can do there. */
public interface HostCommands {
    /**
     * Gives a free seat to a bot, or frees it again.
     *
     * @throws IllegalStateException if somebody has taken it, or the game has begun
     */
    void place(int seat, Occupant occupant);

    /** Announces the table to anybody; once the game begins, it is announced no longer. */
    void announce();

    /** From now on only those come who are invited. */
    void inviteOnly();

    /** Whether the list of open tables is full, so that this one waits for a place. */
    boolean isCrowdedOut();

    /**
     * Sets the time that each person has for a game.
     *
     * @param minutes 0: as much as they like
     * @throws IllegalStateException if the game has begun
     */
    void limit(int minutes);

    /** Begins a game as soon as everybody is there, and another one when everybody wants it. */
    void beginIfReady();

    /** Saved state to rejoin as a client after host migration, for {@link TableClient#comeBack}; null while hosting. */
    String asClient();

    /** Whether the device that hosts the table by now hasn't got the last move that was made here. */
    boolean isMoveLost();
}
