package uniboard.remote;

/** What a device can do at a {@link RemoteTable} that another one hosts. */
public interface ClientCommands {
    /** Asks for a seat, until the table says whose it is. */
    void take(int seat);

    /** Whether a seat has been asked for and the table hasn't answered yet. */
    boolean isAsking();

    /** Whether somebody else was quicker to take the seat that was asked for. */
    boolean isSeatLost();

    /** Whether this device may host the table from now on: nobody hides anything there, and its host has stayed away for long. */
    boolean canHostTable();

    /**
     * From now on this device hosts the table.
     *
     * @return what to {@link TableHost#goOn} with
     * @throws IllegalStateException if it mustn't
     */
    String hostTable();
}
